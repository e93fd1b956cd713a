import { formatAmount } from '@/lib/calculations/amount';
import { divide } from '@/lib/calculations/divide';
import type { EarnedValueInput, EarnedValueResult } from '@/lib/calculations/earned-value';
import type { EvmCardContent } from '@/lib/content/types';

type Sentences = EvmCardContent['sentences'];

/** Whole dollars; a dash for what isn't defined. */
export function formatDollars(cents: number | null): string {
  return cents === null ? '–' : formatAmount(divide(cents, 100, 1) * 100);
}

/** @param index in hundredths; a dash if it isn't defined */
export function formatIndex(index: number | null): string {
  return index === null ? '–' : (index / 100).toFixed(2);
}

/** What a project controls lead would say: the cost forecast, then the schedule. */
export function describe(
  { ev, ac, bac }: EarnedValueInput,
  { sv, eac, vac, tcpi }: EarnedValueResult,
  sentences: Sentences,
): string {
  if (eac === null || vac === null) return sentences.notStarted;
  const words: Record<string, string> = {
    ac: formatDollars(ac),
    bac: formatDollars(bac),
    eac: formatDollars(eac),
    over: formatDollars(-vac),
    left: formatDollars(bac - ev),
    behind: formatDollars(-sv),
    tcpi: formatIndex(tcpi),
  };
  const fill = (template: string) =>
    template.replace(/\[(\w+)\]/g, (whole, word: string) => words[word] ?? whole);
  if (ev >= bac) return fill(sentences.complete);
  const schedule = sv < 0 ? sentences.behind : sentences.onSchedule;
  return `${fill(costSentence(sentences, vac, tcpi))} ${fill(schedule)}`;
}

function costSentence(sentences: Sentences, vac: number, tcpi: number | null): string {
  if (vac >= 0) return sentences.within;
  return tcpi === null ? sentences.spent : sentences.over;
}
