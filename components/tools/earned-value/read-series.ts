import { problemOf } from '@/lib/calculations/earned-schedule';
import { readNumber } from '@/lib/calculations/read-number';
import type { SeriesPeriod } from './evm-schema';
import { type AmountUnit, maxPeriods } from './evm-schema';

type SeriesRead =
  | { series: SeriesPeriod[]; problem: null }
  /** What's wrong, where, and what to do. */
  | { series: null; problem: string };

/** What headings of the columns are called, in lower case. */
const headings: Record<'pv' | 'ev' | 'ac', readonly string[]> = {
  pv: ['pv', 'planned value', 'planned', 'plan', 'bcws', 'baseline', 'budgeted cost'],
  ev: ['ev', 'earned value', 'earned', 'bcwp'],
  ac: ['ac', 'actual cost', 'actual', 'actuals', 'acwp'],
};

/**
 * Reads a program's cumulative amounts as copied from a spreadsheet: a date or a week, PV, EV, and AC in each row, or in the
 * order of its headings. Rows after the status date have only a PV.
 */
export async function readSeries(text: string, unit: AmountUnit): Promise<SeriesRead> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const fail = (problem: string): SeriesRead => ({ series: null, problem });
  if (data.length === 0) return fail('There are no rows. Paste a date, PV, EV, and AC in each.');
  if (data.length > maxPeriods + 1) return fail(`It has more than ${maxPeriods} rows.`);
  const head =
    data[0]?.map((cell) =>
      cell
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    ) ?? [];
  const placeOf = (name: keyof typeof headings) =>
    head.findIndex((cell) => headings[name].includes(cell));
  const named = { pv: placeOf('pv'), ev: placeOf('ev'), ac: placeOf('ac') };
  const missing = Object.entries(named).filter(([, at]) => at === -1);
  if (missing.length > 0 && missing.length < 3) {
    const [[name] = ['']] = missing;
    return fail(
      `No column is headed ${name.toUpperCase()}. Name it, or paste the rows without headings.`,
    );
  }
  const hasHead = missing.length === 0;
  const columns = hasHead ? named : { pv: 1, ev: 2, ac: 3 };
  const label = [0, 1, 2, 3].find((at) => !Object.values(columns).includes(at)) ?? 0;
  const series: SeriesPeriod[] = [];
  for (const [index, cells] of data.slice(hasHead ? 1 : 0).entries()) {
    const cellOf = (name: keyof typeof columns) => cells[columns[name]]?.trim() ?? '';
    const read = (name: keyof typeof columns) =>
      cellOf(name) === '' ? null : readNumber(cellOf(name), unit);
    for (const name of ['pv', 'ev', 'ac'] as const) {
      const problem = read(name)?.problem;
      if (problem)
        return fail(
          `Row ${index + 1}, ${name.toUpperCase()} “${cellOf(name).slice(0, 20)}”: ${problem}`,
        );
    }
    const pv = read('pv')?.value;
    if (pv == null) return fail(`Row ${index + 1} has no PV.`);
    series.push({
      label: (cells[label] ?? '').trim().slice(0, 20),
      pv,
      ev: read('ev')?.value ?? null,
      ac: read('ac')?.value ?? null,
    });
  }
  const problem = problemOf(series);
  return problem === null ? { series, problem } : fail(problem);
}
