import type { Point, PointChoice } from '@/lib/calculations/isolation-choices';
import { isBlank, isSame } from '@/lib/calculations/isolation-lines';
import { plain, quote, simplify } from '../permit-board/list-text';
import { readTable } from '../permit-board/table';
import { type Column, columnNames, columns } from './columns';
import { choiceIn } from './phrases';
import { maxPoints, type OwnPoint } from './plan-schema';

/**
 * What a column may be called besides its own name, the clearest name first. What's planned isn't done: “Required position” and
 * “How to verify” aren't here. “Lock/tag no.” may be a tag's, “Item” a running number, and “Name” anyone's.
 */
const headings: Readonly<Record<Column, string>> = {
  tag: 'tag|tag no|tag number|isolation point|equipment id|location|device id|equipment tag|valve|valve no|technical object|functional location|point no',
  line: 'line or source|line|line no|line number|circuit|source name|isolated from',
  energy:
    'energy|energy source|energy type|type of energy|hazard|hazardous energy|source|service|medium',
  amount: 'how much|amount|magnitude|pressure|voltage|pressure or voltage',
  device:
    'device|device type|type of device|isolating device|isolation device|energy isolating device|isolation method|method of isolation|method|type|isolation type|device description|description',
  position: 'position|isolated position|locked position|state|isolated state|condition|status',
  leadsTo: 'leads to|vents to|drains to|bleeds to|outlet|discharges to',
  verified:
    'verification|verified|how verified|zero energy verification|test|tryout|zero energy check|proof',
  lock: 'lock|lock no|lock number|lock id|padlock|loto no',
  holder:
    'holder|lock holder|hung by|placed by|applied by|installed by|isolated by|locked by|authorized employee',
};

/** Where each column is; -1 if it's missing. */
function findColumns(cells: readonly string[]): Map<Column, number> {
  const names = cells.map(simplify);
  return new Map(
    columns.map((column) => {
      const known = [columnNames[column], ...headings[column].split('|')].map(simplify);
      return [column, names.indexOf(known.find((name) => names.includes(name)) ?? '?')];
    }),
  );
}

interface ReadRows {
  points: OwnPoint[];
  /** Each row that isn't in the plan, with the reason, as `Line 4: …`. */
  unread: string[];
  /** What was read, or why nothing was. */
  report: string;
}

/**
 * Reads rows that were copied from a spreadsheet, a document, or another system. Their columns are found by their headings. A
 * cell that isn't a choice is kept as a note, and nothing is chosen.
 */
export function readRows(text: string): ReadRows {
  const table = readTable(
    text,
    (cells) => [...findColumns(cells).values()].filter((at) => at !== -1).length,
  );
  if (table === null) return { points: [], unread: [], report: 'There are no rows.' };
  const { head, rows } = table;
  const found = findColumns(head.cells ?? []);
  const missing = columns.filter((column) => found.get(column) === -1);
  const lost = missing.filter((column) => column === 'tag' || column === 'device');
  if (lost.length > 0) {
    const seen = head.cells?.filter((cell) => cell !== '').join(', ') ?? '';
    const report = `Line ${head.line}: no heading for each point’s ${lost.join(' and ')}, so nothing was read. Rename ${lost.map((column) => `one “${columnNames[column]}”`).join(', ')}: ${seen.slice(0, 200)}.`;
    return { points: [], unread: [], report };
  }
  const points: OwnPoint[] = [];
  const unread: string[] = [];
  const width = head.cells?.length ?? 0;
  for (const { line, cells } of rows) {
    const cellOf = (column: Column) =>
      plain(cells?.[found.get(column) ?? -1] ?? '').replace(/\s+/g, ' ');
    const point = readPoint(cellOf);
    const long = columns.map(cellOf).find((cell) => cell.length > 200);
    const problem =
      (cells === null && 'a quote isn’t closed, or has whole rows in it') ||
      (cells?.slice(width).some((cell) => cell !== '') &&
        `it has more cells than the ${width} headings`) ||
      (isBlank(point.tag) && 'it has no tag') ||
      (long !== undefined && `${quote(long)} is longer than 200 characters`) ||
      (points.some(({ tag }) => isSame(tag, point.tag)) &&
        `${quote(point.tag)} is in the list twice`) ||
      (points.length === maxPoints && `there’s room for ${maxPoints} points`);
    if (problem) unread.push(`Line ${line}: ${problem}`);
    else points.push(point);
  }
  if (unread.length > maxPoints) {
    const report = `${unread.length} rows couldn’t be read, so nothing was. Paste up to ${maxPoints} rows of one plan.`;
    return { points: [], unread: [], report };
  }
  const absent = missing.map((column) => columnNames[column].toLowerCase()).join(', ');
  const blank = absent === '' ? '' : ` No headings for ${absent}: choose or write them below.`;
  return {
    points,
    unread,
    report: `${points.length} read, ${unread.length} couldn’t be read.${blank}`,
  };
}

function readPoint(cellOf: (column: Column) => string): OwnPoint {
  const notes: OwnPoint['notes'] = {};
  function choose<Name extends PointChoice>(column: Name): Point[Name] | '' {
    const cell = cellOf(column);
    const choice = choiceIn(column, cell);
    if (choice === null && !isBlank(cell)) notes[column] = cell;
    return choice ?? '';
  }
  const energy = choose('energy');
  return {
    tag: cellOf('tag'),
    line: cellOf('line'),
    energy,
    // “480 V” as an energy says how much it is, too.
    amount:
      cellOf('amount') || (energy === 'electrical' ? cellOf('energy').replace(/^\D*$/, '') : ''),
    device: choose('device'),
    position: choose('position'),
    leadsTo: choose('leadsTo'),
    verified: choose('verified'),
    lock: cellOf('lock'),
    holder: cellOf('holder'),
    notes,
  };
}
