import type { Page } from 'playwright/test';
import { content, sumExample } from '@/lib/content';

const [first, second] = content().iso.implementation.sections;
if (first === undefined || second === undefined) throw new Error('there are too few examples');

/** Worked examples, with the return that the page has to show. */
export const firstExample = { ...first, roi: `${sumExample(first.example).roi}%` };
export const secondExample = { ...second, roi: `${sumExample(second.example).roi}%` };

const rows = new URLSearchParams([
  ['start', first.number],
  ['benefit', 'Overtime saved'],
  ['benefit-amount', '42000'],
  ['benefit', 'Courses dropped'],
  ['benefit-amount', '18000'],
  ['cost', 'Catalog setup'],
  ['cost-amount', '25000'],
  ['cost', 'Owner coaching'],
  ['cost-amount', '15000'],
]);

/**
 * Figures of the tests’ own, whose ROI is 50%. Those of the worked examples are for writers to change. No field of the
 * examples has these names, so a test that fills one in waits until the calculator has read the link.
 */
export const sheetLink = `/ISO#roi-calculator?${rows};end`;

/** Opens the sheet of `sheetLink`. */
export async function openSheet(page: Page) {
  await page.goto(sheetLink);
  return calculatorOf(page);
}

export function calculatorOf(page: Page) {
  const region = page.getByRole('region', { name: 'ROI calculator', exact: true });
  return {
    region,
    field: (name: string) => region.getByRole('textbox', { name, exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    result: (name: string) => region.getByLabel(name, { exact: true }),
    start: region.getByRole('combobox', { name: 'Start from worked example' }),
  };
}
