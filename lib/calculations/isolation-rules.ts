import type { Plan, Point, PointChoice } from './isolation-choices';
import { isWrongDevice, positions } from './isolation-devices';
import {
  drainsNothing,
  energiesLetOut,
  isActuated,
  isBlank,
  isBlock,
  isElectric,
  isFlow,
  isOpened,
  isOpening,
  isParted,
  isRole,
  isSame,
  isShutToHeader,
  listed,
  onLineOf,
  rowsAbout,
  singleValved,
} from './isolation-lines';
import { missingSteps, stepsOutOfOrder } from './isolation-steps';
import {
  isHeld,
  isUnverified,
  isVoltageTested,
  keepsEnergy,
  needsVoltageTest,
} from './isolation-verification';

interface Rule {
  name: string;
  /** Whether a row breaks it. */
  row?: (point: Point, plan: Plan) => boolean;
  /** Whether the rest of such a row isn't worth checking until it's mended. */
  stops?: boolean;
  /** The choice that's missing, whose note says what was pasted instead. */
  column?: PointChoice;
  /** What in the plan as a whole breaks it: a line, a name, a step; “” for the plan. */
  plan?: (plan: Plan) => readonly string[];
}

const wholePlan = (isBroken: boolean) => (isBroken ? [''] : []);

/** On the box, or on each point. */
function hasOwnLock(name: string, { onBox, points }: Plan): boolean {
  const isOwn = (other: string) => isSame(name, other);
  return listed(onBox).some(isOwn) || points.every(({ holder }) => isOwn(holder));
}

/** Whether its line says how much it holds. */
const isAmountStated = (point: Point, plan: Plan) =>
  [point, ...onLineOf(plan, point)].some(({ amount }) => !isBlank(amount));

/** Whether what comes out when it's opened can be breathed, or catch fire. */
const isGasNear = (point: Point, { job }: Plan) =>
  ['inert', 'toxic', 'flammable'].includes(point.energy) &&
  (isOpened(point) || isParted(point) || job === 'line break' || job === 'hot work' || job === '');

/** By what could hurt first. Their words, with the paragraph of each, are in components/tools/isolation/rule-words.ts. */
export const rules = [
  { name: 'control device', stops: true, row: ({ device }) => device === 'control' },
  { name: 'check valve', stops: true, row: ({ device }) => device === 'check' },
  { name: 'wrong device', stops: true, row: isWrongDevice },
  {
    name: 'wrong position',
    stops: true,
    row: ({ device, position }) =>
      position !== '' && device !== '' && !positions[device]?.includes(position),
  },
  {
    name: 'fails open',
    row: (point, plan) =>
      point.device === 'actuated opens' &&
      !rowsAbout(plan, point).some(
        ({ device, position }) => device === 'restraint' && position === 'fitted',
      ),
  },
  { name: 'hot work', plan: ({ job }) => wholePlan(job === 'hot work') },
  {
    name: 'single valve at entry',
    plan: (plan) => (plan.job === 'entry' ? singleValved(plan) : []),
  },
  {
    name: 'let out near people',
    row: (point, plan) =>
      isOpened(point) &&
      point.leadsTo === 'sewer' &&
      ['toxic', 'flammable', 'corrosive', 'inert', 'steam'].some((energy) =>
        [...energiesLetOut(plan, point)].some((each) => each === energy),
      ),
  },
  { name: 'leak reported', row: ({ verified }) => verified === 'failed' },
  {
    name: 'entry untested',
    plan: ({ job, air }) => wholePlan(job === 'entry' && air !== 'tested'),
  },
  {
    name: 'air untested',
    row: (point, plan) => plan.job !== 'entry' && plan.air !== 'tested' && isGasNear(point, plan),
  },
  {
    name: 'actuator live',
    row: (point, plan) =>
      isActuated(point) &&
      !rowsAbout(plan, point).some(
        // The power of a solenoid isn't the air of its valve.
        (row) =>
          row.energy === 'actuator' || (point.device !== 'actuated closes' && isElectric(row)),
      ),
  },
  { name: 'control valve', row: ({ device }) => device === 'control valve' },
  {
    name: 'live header',
    stops: true,
    row: (point) => isOpened(point) && point.leadsTo === 'header',
  },
  {
    name: 'relief blocked',
    row: ({ device, position }, { relief }) =>
      device === 'relief block' && position === 'closed' && isBlank(relief),
  },
  {
    name: 'bleed closed',
    row: (point) =>
      isOpening(point) &&
      point.device !== 'drain' &&
      point.position === 'closed' &&
      !isShutToHeader(point),
  },
  { name: 'stored energy', row: keepsEnergy },
  {
    name: 'nothing isolates',
    row: (point, plan) =>
      isOpening(point) &&
      !isBlank(point.line) &&
      !onLineOf(plan, point).some(
        (row) => isBlock(row) || row.device === 'blind' || row.device === 'removed',
      ),
  },
  { name: 'nothing drains', plan: (plan) => wholePlan(drainsNothing(plan)) },
  {
    name: 'bleed open in test',
    row: ({ energy, verified }) => energy !== 'actuator' && verified === 'gauge open',
  },
  {
    name: 'voltage untested',
    row: (point, plan) => isElectric(point) && !isVoltageTested(point) && needsVoltageTest(plan),
  },
  {
    name: 'start untried',
    row: (point, plan) =>
      isElectric(point) &&
      !isVoltageTested(point) &&
      point.verified !== 'tried' &&
      !needsVoltageTest(plan),
  },
  {
    name: 'tester unproved',
    row: (point) => isElectric(point) && point.verified === 'voltage unproved',
  },
  {
    // A blind, a gap, or a ground may have a tag instead.
    name: 'lock missing',
    row: ({ lock, device }) =>
      isBlank(lock) && device !== 'blind' && device !== 'removed' && device !== 'ground',
  },
  {
    name: 'lock shared',
    row: (point, { points }) =>
      !isBlank(point.lock) &&
      points.slice(0, points.indexOf(point)).some(({ lock }) => isSame(lock, point.lock)),
  },
  {
    name: 'key outside',
    plan({ points, onBox, keys }) {
      const locks = points.map(({ lock }) => lock).filter((lock) => !isBlank(lock));
      const outside = locks.filter((lock) => !listed(keys).some((key) => isSame(key, lock)));
      return listed(onBox).length === 0 ? [] : outside;
    },
  },
  {
    name: 'personal lock missing',
    plan: (plan) => listed(plan.crew).filter((name) => !hasOwnLock(name, plan)),
  },
  {
    name: 'crew unnamed',
    plan: ({ crew }) => (listed(crew).length === 0 ? [''] : listed(crew).filter(isRole)),
  },
  {
    name: 'nobody in charge',
    plan: ({ crew, primary }) =>
      wholePlan(listed(crew).length > 1 && (isBlank(primary) || isRole(primary))),
  },
  { name: 'unverified', column: 'verified', row: isUnverified },
  {
    name: 'single valve unaccepted',
    plan: (plan) =>
      (plan.job === 'line break' || plan.job === '') &&
      (plan.single !== 'accepted' || isBlank(plan.basis))
        ? singleValved(plan)
        : [],
  },
  { name: 'tag missing', row: ({ tag }) => isBlank(tag) },
  {
    name: 'tag repeated',
    row: (point, { points }) =>
      !isBlank(point.tag) &&
      points.slice(0, points.indexOf(point)).some(({ tag }) => isSame(tag, point.tag)),
  },
  {
    name: 'position unstated',
    column: 'position',
    row: (point) => point.position === '' && !isHeld(point),
  },
  { name: 'device unstated', column: 'device', row: ({ device }) => device === '' },
  { name: 'energy unstated', column: 'energy', row: ({ energy }) => energy === '' },
  {
    name: 'line unstated',
    row: (point) =>
      isBlank(point.line) &&
      (point.energy === 'actuator' ||
        (isFlow(point) && (!isOpening(point) || point.device === 'bleed between'))),
  },
  {
    name: 'amount unstated',
    row: (point, plan) => !isOpening(point) && !isAmountStated(point, plan),
  },
  {
    name: 'outlet unstated',
    column: 'leadsTo',
    row: (point) => isOpening(point) && point.leadsTo === '',
  },
  { name: 'name missing', row: ({ holder }) => isBlank(holder) || isRole(holder) },
  { name: 'steps out of order', plan: stepsOutOfOrder },
  { name: 'step missing', plan: missingSteps },
  {
    name: 'shift change',
    plan: ({ shift }) => wholePlan(shift !== 'same' && shift !== 'oncoming first'),
  },
  { name: 'removal by others', plan: ({ removal }) => wholePlan(removal !== 'own') },
  { name: 'job unstated', plan: ({ job }) => wholePlan(job === '') },
] as const satisfies readonly Rule[];

export type RuleName = (typeof rules)[number]['name'];
