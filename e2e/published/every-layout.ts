import { stringify } from 'yaml';

/** A picture of content/images/ that the page shows in each layout. */
export const additionalPicture = 'shelves.avif';

const points = (count: number) =>
  ['Plan', 'Count', 'Match', 'Sign'].slice(0, count).map((title) => ({ title, text: 'By shelf.' }));

type Parts = Readonly<Record<string, unknown>>;

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

const withTable = {
  columns: ['Shelf', 'Counted by', 'At'],
  rows: [
    ['Gaskets', 'Outgoing shift', '06:00'],
    ['Spectacle blinds', 'Incoming shift', '18:00'],
  ],
};
const withPicture = {
  file: additionalPicture,
  description: 'Shelves with a count on each',
  caption: 'One entry for each shelf.',
};

/** A page in YAML with a section in each layout, then each with a picture and, if it has room, a table. */
export const everyLayout = stringify(
  {
    headline: 'Count stock without a shutdown',
    lead: 'Count what’s on the shelf while the unit keeps running.',
    drawing: 'delivery',
    sections: [
      ...Object.entries(layouts).map(([layout, parts]) => ({
        id: layout,
        heading: `Heading of a ${layout} section`,
        layout,
        ...parts,
      })),
      ...Object.entries(layouts).map(([layout, { drawing: _, ...parts }]: [string, Parts]) => ({
        id: `${layout}-picture`,
        heading: `Picture in a ${layout} section`,
        layout,
        ...parts,
        picture: withPicture,
        ...(layout !== 'message' && { table: withTable }),
      })),
    ],
  },
  { aliasDuplicateObjects: false },
);
