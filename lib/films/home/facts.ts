import { contentWithoutMedia } from '@/lib/content';
import { findByTag, hourOf, plant } from '../register';

const [first, second] = plant.conflict;
const hot = findByTag(plant.permits, first);
const lineBreak = findByTag(plant.permits, second);
const isolation = plant.isolations.find((plan) => plan.for === lineBreak.tag);
if (isolation?.points.length !== 5) {
  throw new Error(`content/plant.yaml: the film shows five isolation points for ${lineBreak.tag}.`);
}

/** A span of whole hours, and its text on the tags. */
function span({ from, until }: { from: string; until: string }) {
  return { from: hourOf(from), until: hourOf(until), text: `${from}–${until}` };
}

/** The hours in which the two permits overlap as planned. */
const overlap = [
  [hot.planned.from, lineBreak.planned.from].toSorted().at(-1),
  [hot.planned.until, lineBreak.planned.until].toSorted().at(0),
].join('–');

/** The line, its two permits, and its isolation, from the register. */
export const facts = {
  ...plant.line,
  name: contentWithoutMedia().site.name,
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
