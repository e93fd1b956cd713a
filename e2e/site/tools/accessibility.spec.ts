import type { Locator } from 'playwright/test';
import { addAxe, axeViolations } from '../../axe';
import { expect, test } from '../../fixtures';
import { example } from './earned-value';
import {
  firstStep,
  handBackStep,
  middleUnlockStep,
  pressureStep,
  secondLockStep,
  steps,
  tryStep,
  urlOfStep,
  walkthrough,
} from './isolation-walkthrough';
import { hotWork, lineBreak, permitBoard } from './permit-board';
import { retype } from './retype';
import { firstExample, sheetLink } from './roi-calculator';

interface State {
  tool: string;
  /** What the visitor sees. */
  state: string;
  path: string;
  /** How to get there from the path. Ends with something that the visitor sees. */
  act: (region: Locator) => Promise<void>;
}

const button = (region: Locator, name: string) => region.getByRole('button', { name, exact: true });
const field = (region: Locator, name: string) => region.getByRole('textbox', { name, exact: true });
const result = (region: Locator, name: string) => region.getByLabel(name, { exact: true });

const roi: Omit<State, 'tool'>[] = [
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
    state: 'with all rows removed',
    path: '/ISO#roi-calculator?start=5.1&rows=none',
    act: (region) => expect(region.getByText('Add a cost. ROI is')).toBeVisible(),
  },
  {
    state: 'with as many rows as it takes, and the longest amounts',
    path: `/ISO#roi-calculator?start=5.1${'&cost=Coaching&cost-amount=999999999999.99'.repeat(20)}`,
    act: (region) => expect(region.getByText('20 is the limit.')).toBeVisible(),
  },
];

const earnedValue: Omit<State, 'tool'>[] = [
  {
    state: 'with the worked example',
    path: '/Capabilities#program-governance',
    act: (region) => expect(result(region, 'CPI')).toHaveText(example.cpi),
  },
  {
    state: 'with changed amounts',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000',
    act: (region) => expect(result(region, 'EAC')).toHaveText('$1,111'),
  },
  {
    state: 'with the largest amounts',
    path: `/Capabilities#earned-value-calculator?pv=0.01&ev=999999999999.98&ac=0.01&bac=999999999999.99`,
    act: (region) => expect(result(region, 'CPI')).toHaveText('99,999,999,999,998.00'),
  },
  {
    state: 'with an amount that can’t be read',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000',
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
    state: 'after a reset',
    path: '/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000',
    async act(region) {
      await expect(result(region, 'EAC')).toHaveText('$1,111');
      await button(region, 'Reset to the example').click();
      await expect(result(region, 'EAC')).toHaveText(example.eac);
    },
  },
];

const atStep = (state: string, step: typeof firstStep): Omit<State, 'tool'> => ({
  state,
  path: urlOfStep(step),
  act: (region) => expect(button(region, step.label)).toHaveAttribute('aria-current', 'step'),
});

const isolation: Omit<State, 'tool'>[] = [
  {
    state: 'with the finished plan',
    path: '/Capabilities#operations',
    act: (region) => expect(button(region, walkthrough.start)).toBeVisible(),
  },
  atStep('at the start', firstStep),
  atStep('with the line drained', pressureStep),
  atStep('with work ready to start', handBackStep),
  atStep('with locks coming off', middleUnlockStep),
  {
    state: 'with a refused step',
    path: urlOfStep(tryStep),
    async act(region) {
      await button(region, secondLockStep.label).click();
      await expect(region.getByText(walkthrough.refused)).not.toHaveCount(0);
    },
  },
  {
    state: 'at the end',
    path: `/Capabilities#isolation-walkthrough?done=${steps.length}`,
    act: (region) =>
      expect(region.getByText(walkthrough.groups.at(-1)?.result ?? '')).not.toHaveCount(0),
  },
  {
    state: 'after starting over',
    path: urlOfStep(tryStep),
    async act(region) {
      await button(region, walkthrough.restart).click();
      await expect(button(region, firstStep.label)).toBeFocused();
    },
  },
  {
    state: 'with a link that can’t be read',
    path: '/Capabilities#isolation-walkthrough?done=99',
    act: (region) => expect(region.getByText('Part of this link')).toBeVisible(),
  },
];

const slider = (region: Locator, tag: string) =>
  region.getByRole('slider', { name: tag, exact: true });

const board: Omit<State, 'tool'>[] = [
  {
    state: 'as planned',
    path: '/#permit-conflict-board',
    act: (region) => expect(button(region, 'Reschedule')).toBeVisible(),
  },
  {
    state: 'rescheduled',
    path: `/#permit-conflict-board?${lineBreak}=13-2`,
    act: (region) => expect(region.getByText(permitBoard.resolved.from)).toBeVisible(),
  },
  {
    state: 'without a time for either job',
    path: `/#permit-conflict-board?${lineBreak}=13-3`,
    act: (region) => expect(region.getByText(permitBoard.conflict.none)).toBeVisible(),
  },
  {
    state: 'with as many permits as it takes, and several conflicts',
    path: '/',
    async act(region) {
      const { permits, add } = permitBoard;
      for (const [index, { work }] of add.work.entries()) {
        await button(region, work).press('Enter');
        // The focus moves to the permit that was added.
        await expect(region.getByRole('slider')).toHaveCount(permits.length + index + 1);
      }
      await expect(region.getByText('Also:')).toBeVisible();
    },
  },
  {
    state: 'after a reset',
    path: `/#permit-conflict-board?${hotWork}=6-7`,
    async act(region) {
      await button(region, permitBoard.add.reset).click();
      await expect(slider(region, hotWork)).toBeFocused();
    },
  },
  {
    state: 'on Core Capabilities, with a link that can’t be read',
    path: `/Capabilities#permit-conflict-board?${hotWork}=99-1`,
    act: (region) => expect(region.getByText('Part of this link')).toBeVisible(),
  },
];

const states: State[] = [
  ...board.map((state) => ({ tool: 'Permit conflict board', ...state })),
  ...roi.map((state) => ({ tool: 'ROI calculator', ...state })),
  ...earnedValue.map((state) => ({ tool: 'Earned value calculator', ...state })),
  ...isolation.map((state) => ({ tool: 'Isolation walkthrough', ...state })),
];

/** 1280 by 1024 pixels at 400%. */
const zoomed = { width: 320, height: 256 };

for (const { tool, state, path, act } of states) {
  test(`the ${tool} ${state} has no axe violations, and fits a screen at 400% zoom`, async ({
    page,
  }) => {
    await addAxe(page);
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await act(page.getByRole('region', { name: tool, exact: true }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const size of [zoomed, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      // Further down, the top bar can cover half of a field, which axe reports as too small.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}
