import { stringify } from 'yaml';

const points = (count: number) =>
  ['Plan', 'Count', 'Match', 'Sign'].slice(0, count).map((title) => ({ title, text: 'By shelf.' }));

/** What a section has in each layout. */
const layouts = {
  ruled: { points: points(1) },
  columns: { points: points(2) },
  split: { drawing: 'shift-log', points: points(1) },
  mirrored: { drawing: 'credential', points: points(1) },
  stage: { drawing: 'xapi-stream', points: points(2) },
  message: { lead: 'Every shelf has one entry.' },
  statement: { lead: 'The count is right.', points: points(1) },
  tags: { points: points(4) },
  banner: { lead: 'It takes an hour.', actions: [{ label: 'Request a Demo', mail: 'demo' }] },
};

/** A page in YAML with a section in each layout. */
export const everyLayout = stringify({
  headline: 'Count stock without a shutdown',
  lead: 'Count what’s on the shelf while the unit keeps running.',
  drawing: 'delivery',
  sections: Object.entries(layouts).map(([layout, parts]) => ({
    id: layout,
    heading: `Heading of a ${layout} section`,
    layout,
    ...parts,
  })),
});
