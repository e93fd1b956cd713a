import type { Locator } from 'playwright/test';
import { expect } from '../../fixtures';
import { retype } from '../../locators';
import { example } from './earned-value';
import { firstExample, sheetLink } from './roi-calculator';

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
    state: 'with the worked example',
    path: '/ISO#roi-calculator',
    act: (region) => expect(result(region, 'ROI')).toHaveText(firstExample.roi),
  },
  {
    state: 'with a changed amount',
    path: sheetLink,
    async act(region) {
      await retype(field(region, 'Overtime saved'), '82000');
      await expect(result(region, 'ROI')).toHaveText('150%');
    },
  },
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
    path: '/ISO#roi-calculator?start=9.9&benefit=Hours&benefit-amount=lots&cost=Setup&cost-amount=5',
    act: (region) => expect(region.getByText('Part of this link')).toBeVisible(),
  },
  {
    state: 'with every option, and an amount that’s blank',
    path: `${sheetLink.replace(';end', '')}&cost=Venue&cost-amount=&years=3&isolate=on&hours=7.5&rate=65&learners=12&intangibles=Fewer+complaints;end`,
    async act(region) {
      await expect(result(region, 'Adjusted benefits')).toHaveText('$180,000');
      await region.getByText('Attribution, learner time').click();
      await expect(region.getByRole('checkbox')).toBeVisible();
    },
  },
  {
    state: 'with all rows removed',
    path: '/ISO#roi-calculator?start=5.1&rows=none;end',
    act: (region) => expect(region.getByText('Add a cost. ROI is')).toBeVisible(),
  },
  {
    state: 'with as many rows as it takes, and the longest amounts',
    path: `/ISO#roi-calculator?start=5.1${'&cost=Coaching&cost-amount=999999999999.99'.repeat(20)};end`,
    act: (region) => expect(region.getByText('20 is the limit.')).toBeVisible(),
  },
];

export const earnedValue: ToolState[] = [
  {
    state: 'with the worked example',
    path: '/Capabilities#program-governance',
    act: (region) => expect(result(region, 'CPI')).toHaveText(example.cpi),
  },
  {
    state: 'with changed amounts',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000;end',
    act: (region) => expect(result(region, 'EAC')).toHaveText('$1,111'),
  },
  {
    state: 'with the largest amounts',
    path: `/Capabilities#earned-value-calculator?pv=0.01&ev=999999999999.98&ac=0.01&bac=999999999999.99;end`,
    act: (region) => expect(result(region, 'CPI')).toHaveText('99,999,999,999,998.00'),
  },
  {
    state: 'with an amount that can’t be read',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000;end',
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await retype(field(region, 'Actual cost (AC)'), 'a lot');
      await expect(region.getByText('Enter an amount in dollars')).toBeVisible();
    },
  },
  {
    state: 'with a link that can’t be read',
    path: '/Capabilities#earned-value-calculator?pv=x',
    act: (region) => expect(region.getByText('Part of this link')).toBeVisible(),
  },
  {
    state: 'with its forecasts and thresholds',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000;end',
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await region.getByText('Compare three forecasts').click();
      await region.getByText(/^Green at \d/).click();
      await expect(region.getByRole('radio')).toHaveCount(3);
    },
  },
  {
    state: 'after a reset',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000;end',
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await button(region, 'Reset to the example').click();
      await expect(result(region, 'EAC')).toHaveText(example.eac);
    },
  },
];
