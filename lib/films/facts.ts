import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from '@/components/sections/agent-icons';
import { contentWithoutMedia, sumExample } from '@/lib/content';

const { site, agents, capabilities, iso, drawings, plant, standardPages } = contentWithoutMedia();
const { name } = site;

/** What each film shows of the site's content, by the film's name. They throw if the content doesn't fit the film. */
export const filmFacts: Readonly<Record<string, () => object>> = {
  /** The four values of the About page. */
  about() {
    const points = standardPages.About?.sections.find(({ id }) => id === 'values')?.points ?? [];
    if (points.length !== 4) {
      throw new Error(
        'content/pages/About.yaml: the film shows four values, in the section `values`.',
      );
    }
    return { name, values: points.map(({ title }) => title) };
  },

  /** The incident's dates, and the number of pillars on the page. */
  capabilities() {
    const [incident] = plant.incidents;
    if (incident === undefined) throw new Error('content/plant.yaml has no incident to show.');
    const pillars = capabilities.pillars.length;
    if (pillars !== 7) {
      throw new Error('content/pages/Capabilities.yaml: the film shows seven pillars.');
    }
    const { tag, what, life } = incident;
    return { incident: tag.toUpperCase(), what, life, pillars };
  },

  /** The line, its two conflicting permits, and its isolation. */
  home() {
    const [first, second] = plant.conflict;
    const hot = findByTag(plant.permits, first);
    const lineBreak = findByTag(plant.permits, second);
    const isolation = plant.isolations.find((plan) => plan.for === lineBreak.tag);
    if (isolation?.points.length !== 5) {
      throw new Error(
        `content/plant.yaml: the film shows five isolation points for ${lineBreak.tag}.`,
      );
    }
    // The hours in which the two permits overlap as planned.
    const overlap = [
      [hot.planned.from, lineBreak.planned.from].toSorted().at(-1),
      [hot.planned.until, lineBreak.planned.until].toSorted().at(0),
    ].join('–');
    return {
      ...plant.line,
      name,
      overlap,
      unit: plant.unit,
      shift: plant.shift.name,
      hot: {
        ...{ tag: hot.tag, work: hot.work, where: hot.where, hours: span(hot.planned) },
        fireWatch: hourOf(hot.fireWatch ?? hot.planned.until),
        bay: hot.where.split(', ').at(-1),
      },
      lineBreak: {
        ...{ tag: lineBreak.tag, work: lineBreak.work },
        where: lineBreak.where
          .split(', ')[0]
          ?.toLowerCase()
          .replace(/[a-z]-\d/, (tag) => tag.toUpperCase()),
        ...{ planned: span(lineBreak.planned), final: span(lineBreak.final) },
      },
      isolation: { tag: isolation.tag, points: isolation.points },
    };
  },

  /** The page's first worked example, with its totals, and the learners in the xAPI statements. */
  iso() {
    const [first] = iso.implementation.sections;
    if (first === undefined) {
      throw new Error('content/pages/ISO.yaml has no section for the film to show.');
    }
    return {
      name,
      section: first.number,
      ...sumExample(first.example),
      unit: plant.unit.toLowerCase().replace(' ', '-'),
      learner: accountOf('passed'),
      drilled: accountOf('failed'),
      supervisor: accountOf('answered'),
    };
  },

  /** The number of agents, and the pump's morning. */
  platform: () => ({ name, agentCount: agents.length, unit: plant.unit, bearing: plant.bearing }),

  /** The agents in page order, each with its icon, and the pump's morning. */
  team() {
    const decision = drawings.shiftLog.entries.find(({ time }) => time === plant.bearing.decided);
    const supervisor = plant.people.find((person) => person.name === decision?.by);
    if (supervisor === undefined) {
      throw new Error(
        'content/drawings/shift-log.yaml has no entry for the decision of plant.yaml.',
      );
    }
    return {
      name,
      agents: agents.map(({ name, role, icon }) => ({
        ...{ name, role },
        symbol: renderToStaticMarkup(createElement(AgentIcon, { name: icon, className: 'symbol' })),
      })),
      bearing: plant.bearing,
      hotWork: findByTag(plant.permits, plant.conflict[0]),
      supervisor,
    };
  },
};

/** @throws an Error if no entry has this tag, so a reference in the register is broken */
function findByTag<T extends { tag: string }>(list: readonly T[], tag: string | undefined): T {
  const entry = list.find((candidate) => candidate.tag === tag);
  if (entry === undefined) throw new Error(`content/plant.yaml: no entry has the tag ${tag}.`);
  return entry;
}

/** The hour of a time such as "08:00". */
function hourOf(time: string): number {
  return Number.parseInt(time, 10);
}

/** A span of whole hours, and its text on the tags. */
function span({ from, until }: { from: string; until: string }) {
  return { from: hourOf(from), until: hourOf(until), text: `${from}–${until}` };
}

/** The account of the first person with this verb in the xAPI statements. */
function accountOf(verb: string): string {
  const statement = drawings.xapiStream.statements.find((each) => each.verb === verb);
  if (statement === undefined) throw new Error(`xapi-stream.yaml: nobody ${verb} anything.`);
  return statement.actor.account;
}
