import { expect, type Page } from 'playwright/test';
import type { RoiState } from '@/components/tools/roi/roi-schema';
import { newRow } from '@/components/tools/roi/roi-state';
import { content, sumExample } from '@/lib/content';
import { writeToolLink } from '@/lib/page/tool-links';

const [first, second] = content().iso.implementation.sections;
if (first === undefined || second === undefined) throw new Error('there are too few examples');

/** Worked examples, with the return that the page has to show. */
export const firstExample = { ...first, roi: `${sumExample(first.example).roi}%` };
export const secondExample = { ...second, roi: `${sumExample(second.example).roi}%` };

const row = (id: number, label: string, amount: string, percent = '') => ({
  ...newRow([]),
  id,
  label,
  amount,
  attribution: percent,
  confidence: percent,
});

/**
 * Figures of the tests’ own, whose ROI is 50%. Those of the worked examples are for writers to change. No field of the
 * examples has these names, so a test that fills one in waits until the calculator has read the link.
 */
export const sheet: RoiState = {
  start: first.number,
  benefits: [
    row(0, 'Overtime saved', '$42,000', '100%'),
    row(1, 'Courses dropped', '18000', '100'),
  ],
  costs: [row(0, 'Catalog setup', '25k'), row(1, 'Owner coaching', '$15,000')],
  years: '1',
  hours: '',
  rate: '',
  learners: '',
  repeats: false,
  intangibles: '',
};

/** The page with these figures. */
export function linkTo(state: unknown): string {
  return `/ISO#${writeToolLink('roi-calculator', state)}`;
}

export const sheetLink = linkTo(sheet);

/** Opens the sheet of `sheetLink`, and waits until the calculator has read it. */
export async function openSheet(page: Page) {
  await page.goto(sheetLink);
  const calculator = calculatorOf(page);
  await expect(calculator.field('Overtime saved')).toBeVisible();
  return calculator;
}

export function calculatorOf(page: Page) {
  const region = page.getByRole('region', { name: 'ROI calculator', exact: true });
  return {
    region,
    field: (name: string) => region.getByRole('textbox', { name, exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    result: (name: string) => region.getByLabel(name, { exact: true }),
    /** A line of the table of the low, base, and high case. */
    line: (name: string) => region.getByRole('row', { name }),
    start: region.getByRole('combobox', { name: 'Start from worked example' }),
  };
}
