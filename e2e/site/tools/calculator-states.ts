import type { Locator } from 'playwright/test';
import { expect } from '../../fixtures';
import { retype } from '../../locators';
import { linkToProgram } from './earned-value';
import { linkTo, sheet, sheetLink } from './roi-calculator';

/** A state of a tool. */
export interface ToolState {
  /** What the visitor sees. */
  state: string;
  path: string;
  /** How to get there from the path. Ends with something that the visitor sees. */
  act: (region: Locator) => Promise<void>;
}

export const button = (region: Locator, name: string) =>
  region.getByRole('button', { name, exact: true });
const field = (region: Locator, name: string) => region.getByRole('textbox', { name, exact: true });
const result = (region: Locator, name: string) => region.getByLabel(name, { exact: true });

export const roi: ToolState[] = [
  {
    state: 'with an amount that can’t be read',
    path: sheetLink,
    async act(region) {
      await retype(field(region, 'Overtime saved'), 'a lot');
      await expect(region.getByText('Enter an amount in dollars')).toBeVisible();
    },
  },
  {
    state: 'with a link that can’t be read',
    path: sheetLink.slice(0, -3),
    act: (region) => expect(region.getByText('This link can’t be read')).toBeVisible(),
  },
  {
    state: 'with every option, and an amount that’s blank',
    path: linkTo({
      ...sheet,
      costs: [...sheet.costs, { ...sheet.costs[0], id: 2, amount: '' }],
      years: '3',
      hours: '7.5',
      rate: '65',
      learners: '12',
      repeats: true,
      intangibles: 'Fewer complaints',
    }),
    async act(region) {
      await expect(result(region, 'As entered')).toHaveText('$180,000');
      await region.getByText('Learner time, years').click();
      await expect(region.getByRole('checkbox')).toBeVisible();
    },
  },
  {
    state: 'with as many rows as it takes, and the longest amounts',
    path: linkTo({
      ...sheet,
      costs: Array.from({ length: 20 }, (_, id) => ({
        ...sheet.costs[0],
        id,
        label: 'Coaching',
        amount: '999999999999.99',
      })),
    }),
    act: (region) => expect(region.getByText('20 is the limit.')).toBeVisible(),
  },
];

const small = { pv: '500', ev: '450', ac: '500', bac: '1000' };

export const earnedValue: ToolState[] = [
  {
    state: 'with the largest amounts',
    path: linkToProgram({ pv: '0.01', ev: '999999999999.98', ac: '0.01', bac: '999999999999.99' }),
    act: (region) => expect(result(region, 'CPI')).toHaveText('99,999,999,999,998.00'),
  },
  {
    state: 'with an amount that can’t be read',
    path: linkToProgram(small),
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await retype(field(region, 'Actual cost (AC)'), 'a lot');
      await expect(region.getByText('Enter an amount in dollars')).toBeVisible();
    },
  },
  {
    state: 'with its forecasts and thresholds',
    path: linkToProgram(small),
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await region.getByText('Compare three forecasts').click();
      await region.getByText(/^Green at \d/).click();
      await expect(region.getByRole('radio')).toHaveCount(3);
    },
  },
];
