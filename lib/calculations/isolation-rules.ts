import { missingSteps, stepsOutOfOrder } from './isolation-order';
import { isBlank, isSame, listed, type Point, type Reading } from './isolation-words';

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

/** A row with what its words mean, and its number, from 1. */
export interface ReadPoint extends Point, Reading {
  row: number;
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

const isElectric = ({ kind, energyKind }: ReadPoint) =>
  kind === 'breaker' || energyKind === 'electric';
const isBlock = ({ kind }: ReadPoint) =>
  kind === 'valve' || kind === 'actuated' || kind === 'control valve';
const isOpening = ({ kind }: ReadPoint) => kind === 'bleed' || kind === 'drain';
const textOf = ({ energy, device, position, verification }: ReadPoint) =>
  [energy, device, position, verification].join(' ');
const isActuated = ({ kind }: ReadPoint) => kind === 'actuated' || kind === 'control valve';
/** Whether a row is about another one's tag, as a whole. “1” is no tag to look for. */
function mentions(point: ReadPoint, { tag }: ReadPoint): boolean {
  const isTag = /[a-z]/i.test(tag) && /\d/.test(tag);
  const words = textOf(point)
    .toLowerCase()
    .split(/[^\w/.-]+/);
  return isTag && words.includes(tag.toLowerCase());
}

/** The rows of each source that only valves hold back, but the air of an actuator. Rows of one source have the same energy. */
function valvedSources({ points }: ReadPlan): ReadPoint[][] {
  const sources = new Map<string, ReadPoint[]>();
  for (const point of points) {
    const isLine = !isElectric(point) && point.energyKind !== 'mechanical';
    const isActuatorsAir =
      point.energyKind === 'gas' &&
      points.some((other) => isActuated(other) && mentions(point, other));
    if (!isLine || isActuatorsAir) continue;
    const source = point.energy.toLowerCase().trim();
    sources.set(source, [...(sources.get(source) ?? []), point]);
  }
  const isParted = ({ kind }: ReadPoint) => kind === 'blind' || kind === 'removed';
  return [...sources.values()].filter((rows) => rows.some(isBlock) && !rows.some(isParted));
}

const isDoubleBlockAndBleed = (rows: readonly ReadPoint[]) =>
  rows.filter(isBlock).length >= 2 && rows.some((row) => isOpening(row) && row.isOpen);

/** The energy of each source, as in its first row. */
const sourceNames = (sources: readonly (readonly ReadPoint[])[]) =>
  sources.map(([first]) => first?.energy || '?');

/** On the box, or on each point. */
const hasOwnLock = (name: string, { onBox, points }: ReadPlan) =>
  listed(onBox).some((other) => isSame(name, other)) ||
  points.every(({ holder }) => isSame(name, holder));

/** By what could hurt first. Their words, with the paragraph of each, are in content/drawings/lockout-check.yaml. */
export const rules = [
  { name: 'control device', stops: true, row: ({ kind }) => kind === 'control' },
  { name: 'check valve', stops: true, row: ({ kind }) => kind === 'check' },
  { name: 'wrong position', stops: true, row: ({ isSafe }) => isSafe === false },
  {
    name: 'single valve at entry',
    plan(plan) {
      const single = valvedSources(plan).filter((rows) => !isDoubleBlockAndBleed(rows));
      return plan.job === 'entry' ? sourceNames(single) : [];
    },
  },
  {
    name: 'actuator live',
    row: (point, { points }) =>
      isActuated(point) &&
      !points.some(
        (other) => (other.energyKind === 'gas' || isElectric(other)) && mentions(other, point),
      ),
  },
  { name: 'control valve', row: ({ kind }) => kind === 'control valve' },
  {
    name: 'live header',
    stops: true,
    row: (point) =>
      isOpening(point) &&
      point.isOpen &&
      /closed drain|flare|header|blow.?down|\bcd\b/i.test(textOf(point)),
  },
  {
    name: 'bleed closed',
    row: ({ kind, isSafe, isOpen }) => kind === 'bleed' && isSafe === true && !isOpen,
  },
  {
    name: 'pressure read',
    row: ({ verification }) =>
      /(^|[^\d.])0*[1-9]\d*(\.\d+)? ?(psi|bar|kpa)/i.test(verification) &&
      !/(^|[^\d.])0(\.0+)? ?(psi|bar|kpa)/i.test(verification),
  },
  {
    name: 'stored energy',
    row: ({ energyKind, position, verification }) =>
      (energyKind === 'mechanical' || energyKind === 'gas') &&
      !/vent|bleed|bled|\b[0] ?(psi|bar|v)|\d ?(psi|bar)|zero|drain|exhaust|discharg|block|\bpin|chock|lower|relax|releas|ground|restrain/i.test(
        `${position} ${verification}`,
      ),
  },
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
    row(point, { job }) {
      if (!isElectric(point) || point.methods.has('voltage')) return false;
      const what = `${point.tag} ${point.energy} ${point.device}`;
      const isDrive =
        /motor|pump|\bfan|drive|mixer|agitator|conveyor|compressor|blower|crusher/i.test(what) &&
        !/heat|trac|light|panel/i.test(what);
      return job === 'electrical' || !isDrive || !point.methods.has('tried');
    },
  },
  {
    name: 'tester unproved',
    row: (point) =>
      isElectric(point) && point.methods.has('voltage') && !point.methods.has('proved'),
  },
  {
    name: 'lock missing',
    row: ({ kind, lock }) =>
      isBlank(lock) ||
      /seal|zip|tie|tape/i.test(lock) ||
      (/^tag(?!.*lock)|only/i.test(lock) &&
        kind !== 'blind' &&
        kind !== 'removed' &&
        kind !== 'ground'),
  },
  {
    name: 'lock shared',
    row: ({ lock, row }, { points }) =>
      !isBlank(lock) &&
      !/tag/i.test(lock) &&
      points.some((other) => other.row < row && isSame(other.lock, lock)),
  },
  {
    name: 'key outside',
    plan({ points, onBox, keys }) {
      const locks = points
        .map(({ lock }) => lock)
        .filter((lock) => !isBlank(lock) && !/tag/i.test(lock));
      const outside = locks.filter((lock) => !listed(keys).some((key) => isSame(key, lock)));
      return listed(onBox).length === 0 ? [] : outside;
    },
  },
  {
    name: 'personal lock missing',
    plan: (plan) => listed(plan.crew).filter((name) => !hasOwnLock(name, plan)),
  },
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
    plan(plan) {
      const single = valvedSources(plan).filter((rows) => !isDoubleBlockAndBleed(rows));
      return plan.job === 'line break' && isBlank(plan.basis) ? sourceNames(single) : [];
    },
  },
  { name: 'tag missing', row: ({ tag }) => isBlank(tag) },
  { name: 'position unread', row: ({ kind, isSafe }) => kind !== null && isSafe === null },
  { name: 'device unread', row: ({ kind }) => kind === null },
  { name: 'energy unread', row: ({ energyKind }) => energyKind === null },
  {
    name: 'name missing',
    row: ({ holder }) =>
      isBlank(holder) ||
      /^(op(s|erator|erations)?|area operator|maint(enance)?|mechanic|electrician|contractor|shift|crew|i&?e)\W*$/i.test(
        holder,
      ),
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
