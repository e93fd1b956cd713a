import { readNumber } from '@/lib/calculations/read-number';
import { maxRows, type RoiRow } from './roi-schema';
import { newRow, type RoiSide } from './roi-state';

/**
 * The rows of a table that was copied from a spreadsheet, in place of the row that it's pasted into: a label, an amount, and
 * a benefit's attribution and confidence; and the rows beyond the limit, which aren't taken. Null if the text is no table.
 */
export function pasteRows(
  text: string,
  side: RoiSide,
  rows: readonly RoiRow[],
  at: number,
): { rows: RoiRow[]; left: RoiRow[] } | null {
  const lines = text.trim().split(/\r\n|\n|\r/);
  const table = lines.map((line) =>
    line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').trim()),
  );
  if (table.length === 1 && table[0]?.length === 1) return null;
  const isAmount = (cell: string) => readNumber(cell, 'dollars').value !== null;
  // Headings have no amount, but what's below them has.
  const [head = [], ...below] = table;
  const hasHead = !head.some(isAmount) && below.some((line) => line.some(isAmount));
  const cells = hasHead ? below : table;
  const { id: firstId } = newRow(rows);
  const pasted = cells.map((line, index) => {
    const first = line.findIndex((cell) => cell !== '' && isAmount(cell));
    const numbers = first === -1 ? [] : line.slice(first);
    const [amount = '', attribution = '', confidence = ''] = numbers;
    const label = (first === -1 ? line : line.slice(0, first)).join(' ').trim();
    const percents = side === 'benefits' ? { attribution, confidence } : {};
    return { ...newRow([]), label, amount, ...percents, id: firstId + index };
  });
  const all = [...rows.slice(0, at), ...pasted, ...rows.slice(at + 1)];
  return { rows: all.slice(0, maxRows), left: all.slice(maxRows) };
}
