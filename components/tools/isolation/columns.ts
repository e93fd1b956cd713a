import {
  keysOf,
  type Point,
  type PointChoice,
  pointChoices,
} from '@/lib/calculations/isolation-choices';

/** The columns of a plan, in their order, with their names. */
export const columnNames = {
  tag: 'Point',
  line: 'Line or source',
  energy: 'Energy',
  amount: 'How much',
  device: 'Device',
  position: 'Position',
  leadsTo: 'Leads to',
  verified: 'Verification',
  lock: 'Lock',
  holder: 'Holder',
} as const;

export type Column = keyof typeof columnNames;

export const columns = keysOf(columnNames);

export const isChoice = (column: Column): column is PointChoice => column in pointChoices;

export const labelsOf = (column: PointChoice): Readonly<Record<string, string>> =>
  pointChoices[column];

/** What's written or chosen; “” if nothing is. */
export function textOf(point: Point, column: Column): string {
  const text = point[column];
  return isChoice(column) && text !== '' ? (labelsOf(column)[text] ?? '') : text;
}

/** What was pasted in place of a choice; “” if nothing was. */
export const noteOf = (point: Point, column: Column) =>
  (isChoice(column) && point.notes?.[column]) || '';
