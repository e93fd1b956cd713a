import { readFileSync } from 'node:fs';
import type { SiteCopy } from '../writing/site-copy';
import { additionalPicture, everyLayout } from './every-layout';
import { editedPages, newName } from './second-build';
import { addSignedInPage } from './signed-in-page';

/** An edit that content/README.md teaches. */
interface Edit {
  title: string;
  apply(copy: SiteCopy): void;
  /** What the export then says, by file. Other tests check the edits without it. */
  shows?: Readonly<Record<string, string>>;
}

/** What the edits add to written pages. */
export const additions = {
  picture: 'pipe-rack.avif',
  description: 'A drawing of pipe rack 3, with two permits that conflict',
  caption: 'Two permits that conflict.',
  film: {
    file: 'team',
    title: 'A film that another page shows too',
    description: 'The agents, one after another.',
  },
  standard: 'https://www.iso.org/standard/68708.html',
  oldAddresses: ['/company/about-us', '/about.php'],
};

const { inMarkdown, inYaml, asDraft } = editedPages;
const updated = '2026-11-20';

const draft = `---
lead: Words that nobody is to read yet.
---

## Unfinished {#unfinished}

A sentence about {name} that waits for its figures.
`;

/** The example of a page's file in content/README.md: the first code block after the first mention of its path. */
export function readmeExample(path: string): string {
  const [, below = ''] = readFileSync('content/README.md', 'utf8').split(path);
  const example = /```\w*\n([\s\S]*?)```/.exec(below)?.[1];
  if (example === undefined) throw new Error(`content/README.md has no example of ${path}`);
  return example;
}

const newPage = (name: string) => ({
  name,
  title: name,
  kind: 'written',
  description: `${name}: how {name} keeps count of what’s in the store, from the first shelf to the last signature.`,
  menu: { group: 'Resources', label: `All ${name}` },
  footer: { column: 'Product', label: name },
});

const written = { kind: 'written', available: undefined, updated };

/** In the order in which they're applied to one copy of the site. */
export const edits: readonly Edit[] = [
  {
    title: 'Change the product’s name and the mailboxes',
    apply(copy) {
      copy.editYaml('site.yaml', (site) => {
        Object.assign(site, { name: newName, contactMail: 'info@sabine.example' });
      });
    },
    shows: { 'index.html': 'mailto:info@sabine.example' },
  },
  {
    title: 'Write a page in Markdown, with a picture, a film, and a link to another site',
    apply(copy) {
      copy.editPage(inMarkdown, written);
      const { picture, description, caption, film, standard } = additions;
      copy.copyFile('../public/media/home.avif', `images/${picture}`);
      const text = readmeExample('pages/ShiftLog.md')
        .replace(/^lead:/m, `film: ${JSON.stringify(film)}\nlead:`)
        .concat('\n## What it looks like {#picture}\n\n')
        .concat(
          `Read [the standard](${standard}).\n\n![${description}](${picture} "${caption}")\n`,
        );
      copy.write(`pages/${inMarkdown}.md`, text);
    },
  },
  {
    title: 'Write a page in YAML, with a film and a button that leads to another site',
    apply(copy) {
      copy.editPage(inYaml, written);
      const file = `pages/${inYaml}.yaml`;
      copy.write(file, readmeExample('pages/ShiftLog.yaml'));
      copy.editYaml(file, (page) => {
        page.film = additions.film;
        page.actions = [{ label: 'Read the standard', href: additions.standard }];
      });
    },
  },
  {
    title: 'Start a draft of a placeholder, and one of a new page',
    apply(copy) {
      copy.editPage(asDraft, { kind: 'written', status: 'draft' });
      const inventories = { ...newPage('Inventories'), status: 'draft' };
      copy.editYaml('pages.yaml', (pages) => pages.splice(5, 0, inventories));
      for (const name of [asDraft, 'Inventories']) copy.write(`pages/${name}.md`, draft);
    },
  },
  {
    title:
      'Add a page with every layout, pictures, and tables, and list it in the menu and the footer',
    apply(copy) {
      copy.editYaml('pages.yaml', (pages) => pages.splice(5, 0, { ...newPage('Counts'), updated }));
      copy.copyFile('../public/media/team.avif', `images/${additionalPicture}`);
      copy.write('pages/Counts.yaml', everyLayout);
    },
    shows: { 'Counts.html': 'Heading of a tags section', 'About.html': 'All Counts' },
  },
  {
    title: 'Forward two old addresses to a page',
    apply(copy) {
      copy.editPage('About', { from: additions.oldAddresses });
    },
    shows: { _redirects: '/company/about-us /About 301' },
  },
  {
    title: 'Add a page for signed-in people',
    apply: (copy) => addSignedInPage(copy, { ...newPage('Tasks'), updated, menu: undefined }),
    shows: { 'Tasks.html': 'data-slot="open-tasks"' },
  },
  {
    title: 'Add an agent, and list it in a pillar',
    apply(copy) {
      const agent = {
        name: 'Valve Keeper',
        id: 'valve-keeper',
        role: 'Valve Maintenance',
        tagline: 'Lists the valves that are due for a stroke test before the next shutdown.',
        capabilities: ['Tracks stroke tests', 'Compares results', 'Leaves decisions to people'],
        targetUsers: ['Maintenance Manager', 'Maintenance Technician'],
        mainBenefit: 'Maintenance knows which valves to test while the unit is down anyway.',
        color: 'steel',
        icon: 'pump',
      };
      copy.editYaml('agents.yaml', (agents) => agents.splice(5, 0, agent));
      copy.editYaml('pages/Capabilities.yaml', ({ pillars }) => {
        pillars[0].agents.names.unshift(agent.name);
      });
    },
    shows: { 'AITeam.html': 'id="valve-keeper"', 'Capabilities.html': 'Valve Keeper' },
  },
  {
    title: 'Change a legal text and its date',
    apply(copy) {
      const file = 'legal/SuperAdminNDA.md';
      const table = '| Who | Where |\n| --- | --- |\n| **Agents** | [Milam](AITeam#milam) |\n';
      const text = copy.read(file).replace(/^updated: .*$/m, 'updated: 2026-11-19');
      copy.write(file, `${text}\n## Where else to look {#elsewhere}\n\n${table}`);
      copy.editPage('SuperAdminNDA', { updated: '2026-11-19' });
    },
    shows: { 'SuperAdminNDA.html': '<strong>Agents</strong>' },
  },
  {
    title: 'Replace a film by a loop without a cut, and its title',
    apply(copy) {
      for (const ending of ['mp4', 'avif']) {
        copy.copyFile(`../public/media/platform.${ending}`, `../public/media/about.${ending}`);
      }
      for (const ending of ['av1.mp4', 'cut.mp4', 'cut.av1.mp4', 'vtt']) {
        copy.removeFile(`../public/media/about.${ending}`);
      }
      copy.editYaml('pages/About.yaml', ({ film }) => {
        film.title = 'How a signal travels';
      });
    },
    shows: { 'About.html': 'How a signal travels' },
  },
  {
    title: 'Add a permit to the register and to the permit board',
    apply(copy) {
      const hours = { from: '15:00', until: '17:00' };
      const place = { work: 'Hot work', where: 'Pipe rack 3, bay 7' };
      const permit = { tag: 'PTW-0499', ...place, planned: hours, final: hours };
      copy.editYaml('plant.yaml', ({ permits }) => permits.splice(3, 0, permit));
      copy.editYaml('drawings/permit-board.yaml', ({ rows }) => rows.splice(2, 0, permit.tag));
    },
    shows: { 'index.html': 'PTW-0499' },
  },
  {
    title: 'Change what search suggests',
    apply(copy) {
      copy.editYaml('search.yaml', (search) => {
        search.examples = ['near miss', 'valve keeper'];
      });
    },
  },
];
