import { formatWholeDollars } from '@/lib/calculations/amount';
import { divide } from '@/lib/calculations/divide';
import type {
  EarnedValueInput,
  EarnedValueResult,
  ForecastBasis,
} from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import type { EvmCardContent } from '@/lib/content/types';
import { fields } from './earned-value-state';
import type { AmountUnit } from './evm-schema';

type Sentences = EvmCardContent['sentences'];

/** The input once nothing is missing. */
export type Amounts = { [Name in keyof EarnedValueInput]: number };

/** A whole amount; a dash for what isn't defined. */
export function formatUnit(hundredths: number | null, unit: AmountUnit): string {
  if (hundredths === null) return '–';
  const dollars = formatWholeDollars(hundredths);
  if (unit === 'dollars') return dollars;
  const plain = dollars.replace('$', '');
  return unit === 'hours' ? `${plain} h` : plain;
}

/** @param thousandths of a period, rounded down; a dash for what isn't defined */
export function formatPeriods(thousandths: number | null): string {
  return thousandths === null ? '–' : (Math.round(thousandths / 10) / 100).toFixed(2);
}

/** Null if an amount is missing. */
export function completeInput({ pv, ev, ac, bac }: EarnedValueInput): Amounts | null {
  return pv === null || ev === null || ac === null || bac === null ? null : { pv, ev, ac, bac };
}

/** What a project controls lead would say: the cost forecast, then the schedule. */
export function describe(
  input: EarnedValueInput,
  { tcpi, forecasts }: EarnedValueResult,
  basis: ForecastBasis,
  unit: AmountUnit,
  sentences: Sentences,
): string {
  const amounts = completeInput(input);
  if (amounts === null) {
    const missing = fields.filter(({ name }) => input[name] === null);
    return `Enter ${missing.map(({ name }) => name.toUpperCase()).join(', ')} to see the rest.`;
  }
  const { pv, ev, ac, bac } = amounts;
  const forecast = forecasts[basis];
  const amount = (cents: number | null) => formatUnit(cents, unit);
  const vac = forecast?.vac ?? null;
  const words: Record<string, string> = {
    ac: amount(ac),
    bac: amount(bac),
    figure: ev > bac ? 'Earned value' : 'Planned value',
    basis: sentences.bases[basis],
    eac: amount(forecast?.eac ?? null),
    over: amount(vac === null ? null : -vac),
    left: amount(bac - ev),
    behind: amount(pv - ev),
    tcpi: formatIndex(tcpi),
  };
  const fill = (template: string) =>
    template.replace(/\[(\w+)\]/g, (whole, word: string) => words[word] ?? whole);
  if (ev > bac) return fill(sentences.beyondBudget);
  const cost = costSentences(amounts, vac, tcpi, sentences);
  if (pv > bac) return fill(`${cost} ${sentences.beyondBudget}`);
  // Without a plan, there's no schedule to compare with.
  if (pv === 0 || vac === null || ev === bac) return fill(cost);
  // As shown, in whole dollars: nobody is “$0 behind plan”.
  return fill(`${cost} ${divide(ev - pv, 100, 1) < 0 ? sentences.behind : sentences.onSchedule}`);
}

/** The highest to-complete index that's still credible, in hundredths: “about 1.10”. */
const credible = 110;

function costSentences(
  { ev, ac, bac }: Amounts,
  vac: number | null,
  tcpi: number | null,
  sentences: Sentences,
): string {
  if (ev > 0 && ev === bac && ac > 0) return sentences.complete;
  if (ev === 0 && vac === null) return sentences.notStarted;
  if (vac === null) return ac === 0 ? sentences.noCost : sentences.noPlan;
  if (divide(vac, 100, 1) >= 0) return sentences.within;
  if (tcpi === null) return sentences.spent;
  const isCredible = Math.round(tcpi / 10) <= credible;
  return isCredible ? sentences.over : `${sentences.over} ${sentences.notCredible}`;
}

/** Text alternative of a series' curves. */
export function describeCurves(
  { pv, ev, ac, bac }: Amounts,
  eac: number | null,
  unit: AmountUnit,
): string {
  const [planned, earned, actual, budget] = [pv, ev, ac, bac].map((each) => formatUnit(each, unit));
  const forecast =
    eac === null ? 'There’s no forecast.' : `The forecast is ${formatUnit(eac, unit)}.`;
  return `Curves of your series. At the status date, planned value is ${planned}, earned value is ${earned}, and actual cost is ${actual}. The budget is ${budget}. ${forecast}`;
}
