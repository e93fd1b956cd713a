import { expect } from '../../fixtures';
import { button, earnedValue, roi, type ToolState } from './calculator-states';
import {
  type firstStep,
  handBackStep,
  ownLockStep,
  secondLockStep,
  steps,
  traps,
  tryStep,
  urlAfter,
  urlOfStep,
  walkthrough,
} from './isolation-walkthrough';
import { at, firstAdded, hotWork, lineBreak, linkToBoard, permitBoard } from './permit-board';
import { game, someDay, urlOfDay, wrongClaim } from './spot-the-error';

const secondLockGroup =
  walkthrough.groups.find((group) => group.steps.includes(secondLockStep))?.heading ?? '';

const atStep = (state: string, step: typeof firstStep): ToolState => ({
  state,
  path: urlOfStep(step),
  act: (region) => expect(button(region, step.label)).toHaveAttribute('aria-current', 'step'),
});

const isolation: ToolState[] = [
  atStep('with a lock of the visitor’s', ownLockStep),
  atStep('with the line open', handBackStep),
  {
    state: 'with a refused step',
    path: urlOfStep(tryStep),
    async act(region) {
      await region.getByRole('listitem').getByText(secondLockGroup, { exact: true }).click();
      await button(region, secondLockStep.label).click();
      await expect(region.getByText(walkthrough.refused)).not.toHaveCount(0);
    },
  },
  {
    state: 'at a trap',
    path: traps[0]?.url ?? '',
    async act(region) {
      await button(region, traps[0]?.instead.label ?? '').click();
      await expect(region.getByText(walkthrough.wrong)).not.toHaveCount(0);
    },
  },
  {
    state: 'at the end',
    path: urlAfter(steps.length),
    act: (region) =>
      expect(region.getByText(walkthrough.groups.at(-1)?.result ?? '')).not.toHaveCount(0),
  },
];

const spotTheError: ToolState[] = [
  {
    state: 'with the sample',
    path: '/Capabilities#spot-the-error',
    act: (region) => region.getByText(game.answer).click(),
  },
  {
    state: 'with a wrong answer',
    path: urlOfDay(someDay),
    async act(region) {
      await region.getByRole('radio', { name: wrongClaim, exact: true }).check();
      await button(region, game.check).click();
      await expect(region.getByText(game.wrong)).toBeVisible();
    },
  },
];

const added = (work: string, bay: number, from: number, until: number) => ({
  tag: firstAdded,
  work,
  place: permitBoard.rack.name,
  bay,
  from: at(from),
  until: at(until),
});

const board: ToolState[] = [
  {
    state: 'without a time for the job',
    path: linkToBoard({}, [added('Confined space entry', 5, 9, 12)]),
    act: (region) => expect(region.getByText('it needs its isolation first')).toBeVisible(),
  },
  {
    state: 'with several conflicts',
    path: linkToBoard({ [lineBreak]: { from: at(6), until: at(10) } }, [
      added('Crane lift', 2, 6, 7),
    ]),
    act: (region) => expect(region.getByRole('list', { name: 'Other findings' })).toBeVisible(),
  },
  {
    state: 'with its rules',
    path: linkToBoard({}, [], { unit: 'm' }),
    async act(region) {
      await button(region, 'Rules').click();
      await expect(region.getByRole('combobox', { name: 'Unit' })).toHaveValue('m');
    },
  },
  {
    state: 'with what can be added',
    path: linkToBoard({}, [added('Radiography', 8, 22, 34)]),
    async act(region) {
      await button(region, 'Add').click();
      await expect(button(region, 'Hot work')).toBeVisible();
    },
  },
  {
    state: 'with a list that can’t be read',
    path: '/',
    async act(region) {
      await button(region, 'Import permits').click();
      await button(region, 'Check these permits').click();
      await expect(region.getByText(/There are no lines/)).toBeVisible();
    },
  },
  {
    state: 'with a permit’s fields and a wrong bay',
    path: linkToBoard({ [hotWork]: { from: at(6), until: at(10), bay: 7 } }),
    async act(region) {
      await region.getByRole('listitem').getByText('Edit').first().click();
      await region.getByRole('textbox', { name: `${hotWork} bay` }).fill('12');
      await expect(region.getByText('1 to 8')).toBeVisible();
    },
  },
];

const lockoutCheck: ToolState[] = [
  {
    state: 'before anything is pasted',
    path: '/Capabilities#lockout-check',
    act: (region) => region.getByText(/checks, most dangerous first/).click(),
  },
  {
    state: 'with findings',
    path: '/Capabilities#lockout-check',
    async act(region) {
      await button(region, 'Vessel').click();
      await expect(region.getByRole('list', { name: 'Findings' })).toBeVisible();
    },
  },
];

/** Every state of every tool. */
export const states: ({ tool: string } & ToolState)[] = [
  ...board.map((state) => ({ tool: 'Permit conflict board', ...state })),
  ...roi.map((state) => ({ tool: 'ROI calculator', ...state })),
  ...earnedValue.map((state) => ({ tool: 'Earned value calculator', ...state })),
  ...isolation.map((state) => ({ tool: 'Isolation walkthrough', ...state })),
  ...lockoutCheck.map((state) => ({ tool: 'Lockout plan check', ...state })),
  ...spotTheError.map((state) => ({ tool: 'Spot the error', ...state })),
];
