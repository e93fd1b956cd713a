import { z } from 'zod';
import type { Recipe } from './recipe';
import { unused } from './unused';

const taughtIn = 'Where the words are';

/** Rewording pages. */
export const wordRecipes: readonly Recipe[] = [
  {
    title: 'Reword Home’s headline',
    taughtIn,
    apply: (site) =>
      site.set(
        'content/home.yaml',
        'hero.headline',
        'Operators already write it all down. Now the next shift, and every other, can use it.',
      ),
  },
  {
    title: 'Lengthen Home’s paragraphs as far as the check allows',
    taughtIn,
    alsoChanges: 'The build warns when Home needs another round trip.',
    apply(site) {
      const sentence =
        'Everyone on shift works from the same entries, days and nights, old hands and new.';
      for (const [path, limit] of [
        ['hero.lead', 320],
        ['why.lead', 400],
        ['showcases.0.description', 400],
        ['showcases.1.description', 400],
        ['showcases.2.description', 400],
      ] as const) {
        const text = String(site.get('content/home.yaml', path)).trim();
        const longer = `${text} ${sentence}`;
        site.set('content/home.yaml', path, longer.length <= limit ? longer : text);
      }
    },
  },
  {
    title: 'Reword a showcase and change its benefits',
    taughtIn,
    apply(site) {
      const file = 'content/home.yaml';
      site.set(
        file,
        'showcases.id=operations.headline',
        'One operations dashboard for the whole unit',
      );
      site.set(
        file,
        'showcases.id=permits.benefits.0',
        'Follow every permit from request to close-out',
      );
      site.insert(
        file,
        'showcases.id=incidents.benefits.4',
        'Find earlier incidents with the same root cause',
      );
    },
  },
  {
    title: 'Swap layouts and pictures on Home',
    taughtIn: 'Turn a placeholder into a written page',
    apply(site) {
      const file = 'content/home.yaml';
      site.set(file, 'showcases.id=operations.layout', 'mirrored');
      site.set(file, 'showcases.id=incidents.layout', 'split');
      const tiles = z.array(z.object({ picture: z.string().optional() }));
      const items = tiles.parse(site.get(file, 'tiles.items'));
      site.remove(
        file,
        `tiles.items.${items.findIndex(({ picture }) => picture === 'crew')}.picture`,
      );
      const plain = items.findLastIndex(({ picture }) => picture === undefined);
      site.set(file, `tiles.items.${plain}.picture`, 'crew');
    },
  },
  {
    title: 'Reword the headings of a page',
    taughtIn,
    apply(site) {
      const file = 'content/pages/Platform.yaml';
      site.set(file, 'headline', 'The whole plant in one record');
      site.set(file, 'sections.id=pillars.heading', 'What one record gives you');
      site.set(
        file,
        'sections.id=experience-statements.heading',
        'Experience statements replace SCORM',
      );
      site.set(file, 'sections.id=trust.heading', 'Check it yourself');
      site.set(file, 'closing.heading', 'See it with records like yours');
    },
  },
  {
    title: 'Reword the headings of AI Team and ISO Alignment',
    taughtIn,
    apply(site) {
      site.set('content/pages/AITeam.yaml', 'hero.headline', 'Meet the {agentCount} agents.');
      site.set('content/pages/AITeam.yaml', 'wall.heading', 'Find the agents for your job');
      site.set('content/pages/AITeam.yaml', 'how.points.2.title', 'It says when it doesn’t know');
      site.set('content/pages/ISO.yaml', 'headline', 'See what training changes on the job');
      site.set('content/pages/ISO.yaml', 'families.points.0.title', 'Volume and cost');
      site.set('content/pages/ISO.yaml', 'implementation.sections.1.title', 'Who uses metrics');
    },
  },
  {
    title: 'Reword a pillar and give it a hub',
    taughtIn,
    apply(site) {
      const file = 'content/pages/Capabilities.yaml';
      site.set(file, 'pillars.id=xapi.subtitle', 'One format for everything people learn');
      site.set(
        file,
        'pillars.id=xapi.features.0',
        'Statements from courses, simulators, and work in the field',
      );
      site.insert(file, 'pillars.id=xapi.hubs.0', {
        name: 'Sources',
        items: ['Courses', 'Drills'],
      });
      site.set(file, 'difference.points.1.title', 'Nothing needs to be copied');
    },
  },
  {
    title: 'Add a section with a drawing to About',
    taughtIn: 'Turn a placeholder into a written page',
    apply(site) {
      const file = 'content/pages/About.yaml';
      const id = unused(site.read(file), (number) => `review-${number}`);
      site.insert(file, 'sections.2', {
        id,
        tag: 'Reviews',
        heading: id.replace('review-', 'How we review our own work, part '),
        layout: 'mirrored',
        drawing: 'cause-tree',
        points: [
          { title: 'Every month', text: 'We read our own entries, and fix what they show.' },
        ],
      });
    },
  },
  {
    title: 'Point a button at a section of a page',
    taughtIn: 'How to write',
    apply(site) {
      site.set('content/pages/ISO.yaml', 'closing.actions.1', {
        label: 'Learning Features',
        to: 'Capabilities#learning-system',
      });
    },
  },
];
