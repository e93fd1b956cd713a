import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from '@/components/sections/agent-icons';
import { contentWithoutMedia, sumExample } from '@/lib/content';
import { homeIsolations, homeMoments } from './moments';

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

  /** The line, its isolation from the first stop of the feed on, and its two conflicting permits. */
  home() {
    const [hot, lineBreak] = plant.conflict.map((tag) => findByTag(plant.permits, tag));
    if (hot === undefined || lineBreak === undefined) throw new Error('No conflict to show.');
    const { rules, rack } = drawings.permitBoard;
    const apart = rules.apart.find(
      ({ work, from }) => work === hot.work && from?.includes(lineBreak.work),
    );
    if (apart === undefined) throw new Error('permit-board.yaml: the conflict has no distance.');
    const { line: isolation, pump } = homeIsolations(plant);
    const watched = { from: hot.planned.from, until: hot.fireWatch ?? hot.planned.until };
    return {
      name,
      unit: plant.unit,
      shift: plant.shift.name,
      line: plant.line,
      rack: { name: rack.name, bay: rack.bayLength, within: apart.within },
      gauge: findByTag(plant.instruments, 'PG-209').tag,
      moments: homeMoments(plant),
      log: plant.log,
      isolation,
      // Padlocks with a number are those of the line's isolation.
      locks: [
        ...isolation.points.map(({ device }, i) => ({ device, number: i + 1 })),
        ...pump.points.map(({ device }) => ({ device, number: null })),
      ],
      pumpIsolation: pump.tag,
      hot: {
        ...{ tag: hot.tag, work: hot.work, place: hot.where.split(', ').at(-1) },
        ...{ bay: Number(hot.where.at(-1)), hours: span(hot.planned), watched: span(watched) },
      },
      lineBreak: {
        ...{ tag: lineBreak.tag, work: lineBreak.work, at: lineBreak.equipment },
        ...{ planned: span(lineBreak.planned), final: span(lineBreak.final) },
      },
      // As on the permit board: the fire watch isn't hot work.
      conflict: overlap(hot.planned, lineBreak.planned),
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
      statements: drawings.xapiStream.statements.map(({ actor, verb, result }) => ({
        ...{ account: actor.account, verb, result },
      })),
    };
  },

  /** The number of agents, the line with the pump and its valve that fails closed, and the pump's morning. */
  platform() {
    const valve = plant.devices.find(({ fails }) => fails === 'closed');
    if (valve === undefined) throw new Error('content/plant.yaml: no valve fails closed.');
    return {
      ...{ name, agentCount: agents.length, unit: plant.unit, line: plant.line, valve: valve.tag },
      ...{ bearing: plant.bearing, supervisor: decision().supervisor },
    };
  },

  /** The agents in page order, each with its icon, and the pump's morning. */
  team() {
    return {
      name,
      agents: agents.map(({ name, role, icon }) => ({
        ...{ name, role },
        symbol: renderToStaticMarkup(createElement(AgentIcon, { name: icon, className: 'symbol' })),
      })),
      bearing: plant.bearing,
      hotWork: findByTag(plant.permits, plant.conflict[0]),
      ...decision(),
    };
  },
};

/** The product's name, if the film shows it. */
export function shownName(film: string): string | undefined {
  return 'name' in (filmFacts[film]?.() ?? {}) ? name : undefined;
}

/** @throws an Error if no entry has this tag, so a reference in the register is broken */
function findByTag<T extends { tag: string }>(list: readonly T[], tag: string | undefined): T {
  const entry = list.find((candidate) => candidate.tag === tag);
  if (entry === undefined) throw new Error(`content/plant.yaml: no entry has the tag ${tag}.`);
  return entry;
}

/** Who decided about the pump, and who then locked it out. @throws an Error if the log has no entry for it */
function decision() {
  const { bearing, log, people } = plant;
  const decided = log.find(({ time, tag }) => time === bearing.decided && tag === bearing.pump);
  const lockedOut = log.find(({ tag }) => tag === bearing.isolation);
  const supervisor = people.find((person) => person.name === decided?.by);
  if (supervisor === undefined || lockedOut === undefined) {
    throw new Error('content/plant.yaml: the log has no decision or no lockout of the pump.');
  }
  return { supervisor, qualified: [lockedOut.by, lockedOut.with] };
}

interface Hours {
  from: string;
  until: string;
}

/** A time such as "08:15" in hours: 8.25. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** A span in hours, and its text on the tags. */
function span({ from, until }: Hours) {
  return { from: hourOf(from), until: hourOf(until), text: `${from}–${until}` };
}

/** The time that two spans share. */
function overlap(one: Hours, other: Hours) {
  const [from = '', until = ''] = [
    [one.from, other.from].toSorted().at(-1),
    [one.until, other.until].toSorted().at(0),
  ];
  return span({ from, until });
}
