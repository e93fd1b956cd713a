import {
  failsOpen,
  hasOwnLock,
  isAboveLimit,
  isAccepted,
  isEntryUntested,
  isTesterUnproved,
  keepsEnergy,
  needsVoltageTest,
  testsAir,
} from './isolation-answers';
import { missingSteps, stepsOutOfOrder } from './isolation-order';
import { reportsFailure, reportsLeak, reportsPressure } from './isolation-reports';
import {
  isActuated,
  isBlock,
  isElectric,
  isInert,
  isInertLetOut,
  isLetOutNearPeople,
  isLiveHeader,
  isOpening,
  isRelief,
  leadsToHeader,
  mentions,
  onUnstatedLines,
  singleValved,
  textOf,
  valvedSources,
} from './isolation-sources';
import {
  isBlank,
  isRole,
  isSame,
  isWithoutLock,
  listed,
  type Point,
  type ReadPoint,
} from './isolation-words';

/** A plan as it's written. What's empty isn't stated, which never counts as a yes. */
export interface Plan<Row = Point> {
  points: readonly Row[];
  job: '' | 'line break' | 'entry' | 'electrical' | 'other';
  /** What accepts a single valve for this service. */
  basis: string;
  /** Who is in charge of a group lockout. */
  primary: string;
  /** Names and lock numbers, separated by commas or semicolons. */
  crew: string;
  onBox: string;
  keys: string;
  shift: '' | 'same' | 'oncoming first' | 'off-going first';
  removal: '' | 'own' | 'others';
  /** One a line. */
  steps: string;
}

type ReadPlan = Plan<ReadPoint>;

interface Rule {
  name: string;
  /** Whether a row breaks it. */
  row?: (point: ReadPoint, plan: ReadPlan) => boolean;
  /** Whether the rest of such a row isn't worth checking until it's mended. */
  stops?: boolean;
  /** What in the plan as a whole breaks it: a source, a name, a step; “” for the plan. */
  plan?: (plan: ReadPlan) => readonly string[];
}

const wholePlan = (isBroken: boolean) => (isBroken ? [''] : []);

/** By what could hurt first. Their words, with the paragraph of each, are in components/tools/isolation/rule-words.ts. */
export const rules = [
  { name: 'control device', stops: true, row: ({ kind }) => kind === 'control' },
  { name: 'check valve', stops: true, row: ({ kind }) => kind === 'check' },
  {
    name: 'open valve',
    stops: true,
    row: (point) => isBlock(point) && point.isOpen && !isRelief(point),
  },
  {
    name: 'wrong position',
    stops: true,
    row: (point) => point.isSafe === false && !(isRelief(point) && point.isOpen),
  },
  { name: 'fails open', row: failsOpen },
  {
    name: 'single valve at entry',
    plan: (plan) => (plan.job === 'entry' ? singleValved(plan) : []),
  },
  {
    name: 'one line unstated',
    plan: (plan) =>
      plan.job === 'entry' || (plan.job === 'line break' && !isAccepted(plan.basis))
        ? onUnstatedLines(plan)
        : [],
  },
  { name: 'let out near people', row: isLetOutNearPeople },
  {
    name: 'leak reported',
    row: (point) =>
      reportsLeak(point.verification) || reportsFailure(point.verification, isBlock(point)),
  },
  {
    name: 'air untested',
    row: (point, { job, steps, points }) =>
      isInert(point) &&
      (job === 'entry' || isInertLetOut(point) || /purg|blanket|inert/i.test(textOf(point))) &&
      !testsAir({ steps, points }),
  },
  { name: 'entry untested', plan: (plan) => wholePlan(isEntryUntested(plan)) },
  {
    name: 'actuator live',
    row: (point, { points }) =>
      isActuated(point) &&
      !points.some(
        (other) => (other.energyKind === 'gas' || isElectric(other)) && mentions(other, point),
      ),
  },
  {
    // A motor without power holds its valve where it is.
    name: 'fail position unstated',
    row: (point, plan) =>
      isActuated(point) &&
      point.fails !== 'closed' &&
      !failsOpen(point, plan) &&
      !/motor|\bmov\b/i.test(`${point.device} ${point.tag}`),
  },
  { name: 'control valve', row: ({ kind }) => kind === 'control valve' },
  {
    name: 'live header',
    stops: true,
    row: (point) => isOpening(point) && point.isOpen && isLiveHeader(point),
  },
  {
    name: 'relief blocked',
    row: (point) => isBlock(point) && isRelief(point) && point.isSafe === true,
  },
  {
    name: 'bleed closed',
    row: (point) =>
      point.kind === 'bleed' && point.isSafe === true && !point.isOpen && !leadsToHeader(point),
  },
  { name: 'pressure read', row: ({ verification }) => reportsPressure(verification) },
  { name: 'stored energy', row: keepsEnergy },
  {
    name: 'nothing drains',
    plan: (plan) =>
      wholePlan(
        valvedSources(plan).some(([first]) => first?.energyKind !== 'gas') &&
          !plan.points.some((point) => isOpening(point) && point.isOpen) &&
          !plan.points.some((point) => /drained|depressur|\bbled\b/i.test(textOf(point))),
      ),
  },
  {
    name: 'bleed open in test',
    row: ({ kind, methods, verification }) =>
      kind === 'bleed' && methods.has('pressure') && !/shut|closed|blocked in/i.test(verification),
  },
  {
    name: 'voltage untested',
    row: (point, plan) =>
      isElectric(point) && !point.methods.has('voltage') && needsVoltageTest(point, plan),
  },
  {
    name: 'start untried',
    row: (point, plan) =>
      isElectric(point) &&
      !point.methods.has('voltage') &&
      !point.methods.has('tried') &&
      !needsVoltageTest(point, plan),
  },
  { name: 'tester unproved', row: isTesterUnproved },
  {
    name: 'lock missing',
    row: ({ kind, lock }) =>
      isWithoutLock(lock) ||
      /seal|zip|tie|tape/i.test(lock) ||
      (/^tag(?!.*lock)|only/i.test(lock) &&
        kind !== 'blind' &&
        kind !== 'removed' &&
        kind !== 'ground'),
  },
  {
    name: 'lock shared',
    row: ({ lock, row }, { points }) =>
      !isWithoutLock(lock) &&
      !/tag/i.test(lock) &&
      points.some((other) => other.row < row && isSame(other.lock, lock)),
  },
  {
    name: 'key outside',
    plan({ points, onBox, keys }) {
      const locks = points
        .map(({ lock }) => lock)
        .filter((lock) => !isWithoutLock(lock) && !/tag/i.test(lock));
      const outside = locks.filter((lock) => !listed(keys).some((key) => isSame(key, lock)));
      return listed(onBox).length === 0 ? [] : outside;
    },
  },
  {
    name: 'personal lock missing',
    plan: (plan) => listed(plan.crew).filter((name) => !hasOwnLock(name, plan)),
  },
  { name: 'crew of roles', plan: ({ crew }) => listed(crew).filter(isRole) },
  { name: 'crew unnamed', plan: ({ crew }) => wholePlan(listed(crew).length === 0) },
  {
    name: 'nobody in charge',
    plan: ({ crew, primary }) => wholePlan(listed(crew).length > 1 && isBlank(primary)),
  },
  {
    name: 'unverified',
    row: (point) =>
      (point.methods.size === 0 && !isElectric(point)) ||
      (isOpening(point) &&
        point.isOpen &&
        !point.methods.has('pressure') &&
        !point.methods.has('bled')),
  },
  {
    name: 'single valve unaccepted',
    plan: (plan) =>
      plan.job === 'line break'
        ? singleValved(plan).filter(
            (energy) => !isAccepted(plan.basis) || isAboveLimit(energy, plan.basis),
          )
        : [],
  },
  { name: 'tag missing', row: ({ tag }) => isBlank(tag) },
  { name: 'position unread', row: ({ kind, isSafe }) => kind !== null && isSafe === null },
  { name: 'device unread', row: ({ kind }) => kind === null },
  { name: 'energy unread', row: ({ energyKind }) => energyKind === null },
  {
    name: 'name missing',
    row: ({ holder }) => isBlank(holder) || isRole(holder),
  },
  { name: 'steps out of order', plan: ({ steps }) => stepsOutOfOrder(steps) },
  { name: 'step missing', plan: ({ steps }) => missingSteps(steps) },
  {
    name: 'shift change',
    plan: ({ shift }) => wholePlan(shift !== 'same' && shift !== 'oncoming first'),
  },
  { name: 'removal by others', plan: ({ removal }) => wholePlan(removal !== 'own') },
  { name: 'job unstated', plan: ({ job }) => wholePlan(job === '') },
] as const satisfies readonly Rule[];

export type RuleName = (typeof rules)[number]['name'];
