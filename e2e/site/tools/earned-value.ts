import { formatWholeDollars } from '@/lib/calculations/amount';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { calculateProgramHealth, content } from '@/lib/content';

export const { evmCard } = content().drawings;
const { pv, ev, ac, cpi, spi } = calculateProgramHealth(evmCard);

/** From thousands of dollars. */
const inCents = (thousands: number) => thousands * 100_000;
const { eac } = calculateEarnedValue({
  ...{ pv: inCents(pv), ev: inCents(ev), ac: inCents(ac), bac: inCents(evmCard.budget) },
});
if (eac === null) throw new Error('The example has no forecast');

/** What the page has to show of the worked example, whose figures are for writers to change. */
export const example = {
  pv: formatWholeDollars(inCents(pv)),
  cpi: cpi.toFixed(2),
  spi: spi.toFixed(2),
  eac: formatWholeDollars(eac),
};

/** Figures of the tests’ own: CPI 0.90, SPI 0.95, EAC $4,400,000. */
export const programLink =
  '/Capabilities#earned-value-calculator?pv=2880000&ev=2736000&ac=3040000&bac=3960000';

/** A sentence of the card, with its words in brackets filled in. */
export function sentence(
  name: keyof typeof evmCard.sentences,
  words: Readonly<Record<string, string>> = {},
): string {
  return evmCard.sentences[name].replace(/\[(\w+)\]/g, (whole, word) => words[word] ?? whole);
}

/** An index with this health, by the thresholds in content. */
export const healthAt = (index: number) => {
  const { green, yellow } = evmCard.limits;
  if (index >= green) return 'Green';
  return index >= yellow ? 'Yellow' : 'Red';
};
