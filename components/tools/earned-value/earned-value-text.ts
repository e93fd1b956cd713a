import { formatWholeDollars } from '@/lib/calculations/amount';
import { divide } from '@/lib/calculations/divide';
import type { EarnedValueInput, EarnedValueResult } from '@/lib/calculations/earned-value';
import type { EvmCardContent } from '@/lib/content/types';

type Sentences = EvmCardContent['sentences'];

const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Whole dollars; a dash for what isn't defined. */
export function formatDollars(cents: number | null): string {
  return cents === null ? '–' : formatWholeDollars(cents);
}

/** @param index in hundredths; a dash if it isn't defined */
export function formatIndex(index: number | null): string {
  return index === null ? '–' : twoDecimals.format(index / 100);
}

/** What a project controls lead would say: the cost forecast, then the schedule. */
export function describe(
  { pv, ev, ac, bac }: EarnedValueInput,
  { sv, eac, vac, tcpi }: EarnedValueResult,
  sentences: Sentences,
): string {
  const words: Record<string, string> = {
    ac: formatDollars(ac),
    bac: formatDollars(bac),
    eac: formatDollars(eac),
    over: formatDollars(vac === null ? null : -vac),
    left: formatDollars(bac - ev),
    behind: formatDollars(-sv),
    tcpi: formatIndex(tcpi),
  };
  const fill = (template: string) =>
    template.replace(/\[(\w+)\]/g, (whole, word: string) => words[word] ?? whole);
  if (ev > bac) return fill(sentences.beyondBudget);
  if (ev === 0) return sentences.notStarted;
  if (vac === null) return sentences.noCost;
  if (ev === bac) return fill(sentences.complete);
  // As shown, in whole dollars: nobody is “$0 over budget”.
  const cost = fill(costSentence(sentences, divide(vac, 100, 1), tcpi));
  // Without a plan, there's no schedule to compare with.
  if (pv === 0) return cost;
  return `${cost} ${fill(divide(sv, 100, 1) < 0 ? sentences.behind : sentences.onSchedule)}`;
}

function costSentence(sentences: Sentences, vac: number, tcpi: number | null): string {
  if (vac >= 0) return sentences.within;
  return tcpi === null ? sentences.spent : sentences.over;
}

/** Text alternative of the curves. */
export function describeCurves(
  { pv, ev, ac, bac }: EarnedValueInput,
  { eac }: EarnedValueResult,
): string {
  const [planned, earned, actual, budget] = [pv, ev, ac, bac].map(formatDollars);
  const forecast = eac === null ? 'There’s no forecast.' : `The forecast is ${formatDollars(eac)}.`;
  return `The example’s curves, scaled to your figures. At the status date, planned value is ${planned}, earned value is ${earned}, and actual cost is ${actual}. The budget is ${budget}. ${forecast}`;
}
