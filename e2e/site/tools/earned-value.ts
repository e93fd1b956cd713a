import { expect, type Page } from 'playwright/test';
import { exampleOf } from '@/components/tools/earned-value/earned-value-state';
import type { EarnedValueState } from '@/components/tools/earned-value/evm-schema';
import { formatWholeDollars } from '@/lib/calculations/amount';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import { calculateProgramHealth, content } from '@/lib/content';
import { writeToolLink } from '@/lib/page/tool-links';

export const { evmCard } = content().drawings;
const { pv, ev, ac, cpi, spi } = calculateProgramHealth(evmCard);

/** From thousands of dollars. */
const inCents = (thousands: number) => thousands * 100_000;
const { forecasts } = calculateEarnedValue({
  pv: inCents(pv),
  ev: inCents(ev),
  ac: inCents(ac),
  bac: inCents(evmCard.budget),
});
if (forecasts.cpi === null) throw new Error('The example has no forecast');

/** What the page has to show of the worked example, whose figures are for writers to change. */
export const example = {
  pv: formatWholeDollars(inCents(pv)),
  cpi: formatIndex(Math.round(cpi * 1000), evmCard.limits),
  spi: formatIndex(Math.round(spi * 1000), evmCard.limits),
  eac: formatWholeDollars(forecasts.cpi.eac),
};

/** Figures of the tests’ own, with CPI 0.90 and SPI 0.95. */
const program = {
  ...exampleOf(evmCard),
  pv: '1440000',
  ev: '1368000',
  ac: '1520000',
  bac: '1980000',
};

/** The page with these figures. */
export function linkToProgram(figures: Partial<EarnedValueState> = {}): string {
  return `/Capabilities#${writeToolLink('earned-value-calculator', { ...program, ...figures })}`;
}

/** Opens the calculator with these figures, and waits until it has read them. */
export async function openProgram(page: Page, figures?: Partial<EarnedValueState>) {
  await page.goto(linkToProgram(figures));
  const calculator = calculatorOf(page);
  await expect(calculator.region.getByRole('figure', { name: 'Your program' })).toBeVisible();
  return calculator;
}

/** A sentence of the card, with its words in brackets filled in. */
export function sentence(
  name: Exclude<keyof typeof evmCard.sentences, 'bases'>,
  words: Readonly<Record<string, string>> = {},
): string {
  const all: Readonly<Record<string, string>> = { basis: evmCard.sentences.bases.cpi, ...words };
  return evmCard.sentences[name].replace(/\[(\w+)\]/g, (whole, word) => all[word] ?? whole);
}

export function calculatorOf(page: Page) {
  const region = page.getByRole('region', { name: 'Earned value calculator', exact: true });
  return {
    region,
    pv: region.getByRole('textbox', { name: 'Planned value (PV)', exact: true }),
    ev: region.getByRole('textbox', { name: 'Earned value (EV)', exact: true }),
    ac: region.getByRole('textbox', { name: 'Actual cost (AC)', exact: true }),
    bac: region.getByRole('textbox', { name: 'Budget at completion (BAC)', exact: true }),
    result: (name: string) => region.getByLabel(name, { exact: true }),
    reset: region.getByRole('button', { name: 'Reset to the example' }),
    chart: region.getByRole('img'),
  };
}
