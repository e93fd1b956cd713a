import { columns, isBlank, type Point } from '@/lib/calculations/isolation-words';
import { plain, quote, simplify } from '../permit-board/list-text';
import { readTable } from '../permit-board/table';
import { maxPoints } from './plan-schema';

/** What a column may be called, the clearest name first. */
const headings: Readonly<Record<(typeof columns)[number], readonly string[]>> = {
  tag: [
    'tag',
    'tag no',
    'tag number',
    'point',
    'isolation point',
    'equipment id',
    'location',
    'device id',
    'valve',
    'item',
    'technical object',
    'functional location',
  ],
  energy: [
    'energy',
    'energy source',
    'energy type',
    'type of energy',
    'hazard',
    'hazardous energy',
    'source',
    'service',
    'medium',
  ],
  device: [
    'device',
    'device type',
    'type of device',
    'isolating device',
    'energy isolating device',
    'isolation method',
    'method',
    'type',
    'isolation type',
    'description',
  ],
  position: [
    'position',
    'isolated position',
    'required position',
    'lockout position',
    'locked position',
    'state',
    'isolated state',
    'condition',
    'set to',
    'status',
  ],
  lock: [
    'lock',
    'lock no',
    'lock number',
    'lock id',
    'padlock',
    'lock tag no',
    'lock tag',
    'loto no',
  ],
  holder: [
    'holder',
    'lock holder',
    'hung by',
    'placed by',
    'applied by',
    'installed by',
    'isolated by',
    'locked by',
    'name',
    'authorized employee',
    'owner',
  ],
  verification: [
    'verification',
    'verified',
    'how verified',
    'how to verify',
    'verification method',
    'method of verification',
    'zero energy verification',
    'verify',
    'test',
    'tryout',
    'try',
    'zero energy check',
    'proof',
  ],
};

/** Where each column is; -1 if it's missing. */
function findColumns(cells: readonly string[]): number[] {
  const names = cells.map(simplify);
  return columns.map((column) => {
    const known = headings[column].map(simplify).find((name) => names.includes(name));
    return known === undefined ? -1 : names.indexOf(known);
  });
}

interface ReadRows {
  points: Point[];
  /** Each row that isn't in the plan, with the reason, as `Line 4: …`. */
  unread: string[];
  /** What was read, or why nothing was. */
  report: string;
}

/** Reads rows that were copied from a spreadsheet, a document, or another system. Their columns are found by their headings. */
export function readRows(text: string): ReadRows {
  const table = readTable(text, (cells) => findColumns(cells).filter((at) => at !== -1).length);
  if (table === null) return { points: [], unread: [], report: 'There are no rows.' };
  const { head, rows } = table;
  const found = findColumns(head.cells ?? []);
  const missing = columns.filter((_, index) => found[index] === -1);
  if (missing.length > 0) {
    const report = `Line ${head.line}: no column for ${missing.join(', ')}. Nothing was read.`;
    return { points: [], unread: [], report };
  }
  const points: Point[] = [];
  const unread: string[] = [];
  const width = head.cells?.length ?? 0;
  for (const { line, cells } of rows) {
    const [tag = '', energy = '', device = '', position = '', lock = '', holder = '', ...rest] =
      found.map((at) => plain(cells?.[at] ?? '').replace(/\s+/g, ' '));
    const point = { tag, energy, device, position, lock, holder, verification: rest[0] ?? '' };
    const long = Object.values(point).find((cell) => cell.length > 200);
    const problem =
      (cells === null && 'a quote isn’t closed, or has whole rows in it') ||
      (cells?.slice(width).some((cell) => cell !== '') &&
        `it has more cells than the ${width} headings`) ||
      (isBlank(tag) && 'it has no tag') ||
      (long !== undefined && `${quote(long)} is longer than 200 characters`) ||
      (points.some((other) => other.tag === tag) && `${quote(tag)} is in the list twice`) ||
      (points.length === maxPoints && `there’s room for ${maxPoints} points`);
    if (problem) unread.push(`Line ${line}: ${problem}`);
    else points.push(point);
  }
  return { points, unread, report: `${points.length} read, ${unread.length} couldn’t be read.` };
}
