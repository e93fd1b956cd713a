import type { Plan, Point } from './isolation-choices';
import { isHeld, isUnverified } from './isolation-devices';
import {
  bareTag,
  isBlank,
  isElectric,
  isFlow,
  isOpening,
  isSame,
  onLineOf,
  singleValved,
} from './isolation-lines';
import { isLock, isPerson, keysIn, listed, namesPeople } from './isolation-names';
import { isUnaccepted, type Rule, wholePlan } from './isolation-rule';
import { missingSteps, stepsOutOfOrder } from './isolation-steps';

/** On the box, or on each point. */
function hasOwnLock(name: string, { onBox, points }: Plan): boolean {
  const isOwn = (other: string) => isSame(name, other);
  // Where two hold a point, each has a lock of their own on it.
  const isOnPoint = ({ holder, lock }: Plan['points'][number]) =>
    listed(holder).some(isOwn) && (isBlank(lock) || listed(lock).length >= listed(holder).length);
  return listed(onBox).some(isOwn) || points.every(isOnPoint);
}

/** Whether its line says how much it holds. */
const isAmountStated = (point: Point, plan: Plan) =>
  [point, ...onLineOf(plan, point)].some(({ amount }) => !isBlank(amount));

/** About testers, locks, people, and steps, and what isn't stated, by what could hurt first. */
export const lockRules = {
  'tester unproved': {
    found: 'is tested with a tester that isn’t proved before and after',
    why: 'If the tester failed during the test, its 0 V means nothing.',
    mend: 'Prove it on a known live source, test, and prove it again.',
    source: 'NFPA 70E, Article 120; over 600 V: 29 CFR 1910.333(b)(2)(iv)(B)',
    row: (point) => isElectric(point) && point.verified === 'voltage unproved',
  },
  'lock missing': {
    found: 'has no lock, or what’s written isn’t a lock’s number',
    why: 'A tag only warns. What can be locked has to be, unless the employer shows that a tag protects as well.',
    mend: 'Lock it, and write only its number. If it can’t take a lock, the procedure has to say what’s done besides the tag.',
    source: '29 CFR 1910.147(c)(2), (c)(3), (d)(4); electrical work: 1910.333(b)(2)(iii)',
    // A blind, a gap, or a ground may have a tag instead. What's at rest has nothing to lock.
    row: ({ lock, device, position }, { points }) =>
      (!isLock(lock) || points.some(({ tag }) => listed(lock).some((each) => isSame(each, tag)))) &&
      !(isBlank(lock) && ['blind', 'removed', 'ground'].includes(device)) &&
      position !== 'rest',
  },
  'lock shared': {
    found: 'has the same lock as another row',
    why: 'One lock can’t be on two devices, unless a chain holds both.',
    mend: 'Give each device its own lock, or correct the number.',
    source: '29 CFR 1910.147(d)(4)(i)',
    row: (point, { points }) => {
      const others = points.slice(0, points.indexOf(point)).flatMap(({ lock }) => listed(lock));
      return listed(point.lock).some((each) => others.some((other) => isSame(each, other)));
    },
  },
  'key outside': {
    found: 'has no key in the lock box',
    why: 'Anyone with the key can unlock the device while the crew works.',
    mend: 'List the key of every lock in the box. Or have everyone hang a personal lock on every point.',
    source: '29 CFR 1910.147(f)(3)(i)',
    plan({ points, onBox, keys }) {
      const locks = points.flatMap(({ lock }) => listed(lock));
      const inside = keysIn(keys);
      const outside = locks.filter((lock) => !inside.some((key) => isSame(key, lock)));
      return listed(onBox).length === 0 ? [] : outside;
    },
  },
  'personal lock missing': {
    found: 'has no personal lock',
    why: 'Nobody works under someone else’s lock.',
    mend: 'Each hangs a lock of their own before they start, and takes it off when they stop.',
    source: '29 CFR 1910.147(f)(3)(ii)(D)',
    plan: (plan) => listed(plan.crew).filter((name) => !hasOwnLock(name, plan)),
  },
  'crew unnamed': {
    found: 'doesn’t say who works behind the locks',
    why: 'Nobody can check that each has a lock.',
    mend: 'List each person, as A. Kay or Ana Kay. A role isn’t a name.',
    source: '29 CFR 1910.147(f)(3)(ii)(B), (D)',
    plan: ({ crew }) =>
      listed(crew).length === 0 ? [''] : listed(crew).filter((name) => !isPerson(name)),
  },
  'nobody in charge': {
    found: 'has a crew, but nobody in charge of the lockout',
    why: 'One authorized employee has to know who is exposed, and when all are clear.',
    mend: 'Name that person.',
    source: '29 CFR 1910.147(f)(3)(ii)(A), (B)',
    plan: ({ crew, primary }) => wholePlan(listed(crew).length > 1 && !isPerson(primary)),
  },
  unverified: {
    found: 'has no verification chosen, or none that shows zero there',
    why: 'Locked isn’t isolated. A bleed that’s open needs a gauge, or has to be seen clear.',
    mend: 'Choose what was done.',
    source: '29 CFR 1910.147(c)(4)(ii)(D), (d)(6)',
    column: 'verified',
    row: isUnverified,
  },
  'single valve unaccepted': {
    found: 'is held back by a single valve that isn’t accepted by a named procedure',
    why: 'If it passes, the line is open. 1910.147 leaves the method to your procedure.',
    mend: 'Use a blind, or double block and bleed. Or choose that your procedure accepts a single valve for this fluid, pressure, and time, and write its number.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(1)',
    plan: (plan) =>
      isUnaccepted(plan, ['accepted', 'accepted toxic']) ? singleValved(plan, false) : [],
  },
  'tag missing': {
    found: 'has no tag or location',
    why: 'Nobody can find it, or tell it from its neighbor.',
    mend: 'Write the tag that’s on the device.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(3)',
    row: ({ tag }) => isBlank(tag),
  },
  'tag repeated': {
    found: 'is in two rows',
    why: 'One valve that’s listed twice isn’t two.',
    mend: 'Correct the tag, or take the row away.',
    source: '29 CFR 1910.147(c)(4)(ii)(B)',
    row: (point, { points }) =>
      !isBlank(point.tag) &&
      points.slice(0, points.indexOf(point)).some(({ tag }) => bareTag(tag) === bareTag(point.tag)),
  },
  'position unstated': {
    found: 'has no position chosen',
    why: 'What’s still to be done isn’t done.',
    mend: 'Choose its position once it’s there.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(3)',
    column: 'position',
    row: (point) => point.position === '' && !isHeld(point),
  },
  'device unstated': {
    found: 'has no device chosen',
    why: 'Nobody can tell whether it isolates, or only controls.',
    mend: 'Choose what it is. Double block and bleed is three rows. What isn’t listed can’t be judged.',
    source: '29 CFR 1910.147(b), (c)(4)(ii)(B)',
    column: 'device',
    row: ({ device }) => device === '',
  },
  'energy unstated': {
    found: 'has no energy chosen',
    why: 'Who locks it has to know its type.',
    mend: 'Choose what it holds back. Sour, or with benzene? Then it’s toxic.',
    source: '29 CFR 1910.147(d)(1)',
    column: 'energy',
    row: ({ energy }) => energy === '',
  },
  'line unstated': {
    found: 'has no line or source',
    why: 'Nobody can tell which valves are on one line.',
    mend: 'Write it, the same for all that’s on it. For what moves a valve, write the valve’s tag.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(3)',
    row: (point) =>
      isBlank(point.line) &&
      (point.energy === 'actuator' || isFlow(point)) &&
      (!isOpening(point) || point.device === 'bleed between'),
  },
  'amount unstated': {
    found: 'doesn’t say how much energy it holds back',
    why: 'Who locks it has to know the magnitude.',
    mend: 'Write its pressure, voltage, or weight, once for each line.',
    source: '29 CFR 1910.147(d)(1)',
    row: (point, plan) => !isOpening(point) && !isAmountStated(point, plan),
  },
  'outlet unstated': {
    found: 'doesn’t say where it leads',
    why: 'What comes out of it can hurt people, and what’s in a header comes back.',
    mend: 'Choose where it leads.',
    source: '29 CFR 1910.147(d)(5)(i)',
    column: 'leadsTo',
    row: (point) => isOpening(point) && point.leadsTo === '',
  },
  'name missing': {
    found: 'doesn’t name the person who hangs the lock',
    why: 'Nobody knows whom to ask, or who may remove it.',
    mend: 'Name the person, as A. Kay or Ana Kay. A role isn’t a name.',
    source: '29 CFR 1910.147(c)(5)(ii)(D)',
    row: ({ holder }) => !namesPeople(holder),
  },
  'steps out of order': {
    found: 'is out of sequence',
    why: 'Each step depends on those before.',
    mend: 'Move it, and number the steps again.',
    source:
      '29 CFR 1910.147(c)(9), (d)(1) to (6); electrical work: 1910.333(b)(2); entry: 1910.146(d)(5)(i)',
    plan: stepsOutOfOrder,
  },
  'step missing': {
    found: 'is missing from the steps',
    why: 'The procedure has specific steps for each.',
    mend: 'Add it, and write its number here.',
    source: '29 CFR 1910.147(c)(4)(ii), (c)(9), (d); electrical work: 1910.333(b)(2)(ii)(A)',
    plan: missingSteps,
  },
  'shift change': {
    found: 'doesn’t carry the locks over a shift change',
    why: 'Between two crews, the equipment must never be without a lock.',
    mend: 'Oncoming locks go on before off-going ones come off. Or the job ends within the shift.',
    source: '29 CFR 1910.147(f)(4)',
    plan: ({ shift }) => wholePlan(shift !== 'same' && shift !== 'oncoming first'),
  },
  'removal by others': {
    found: 'doesn’t say that each lock is removed by the person who hung it',
    why: 'A lock that someone else removes can leave its owner at open equipment.',
    mend: 'Each removes their own. For an absent worker, only by the employer’s documented procedure.',
    source: '29 CFR 1910.147(e)(3)',
    plan: ({ removal }) => wholePlan(removal !== 'own'),
  },
  'job unstated': {
    found: 'doesn’t say what kind of job it’s for',
    why: 'Some checks are for one kind of job, and weren’t run.',
    mend: 'Choose the job.',
    source: '29 CFR 1910.147(c)(4)(ii)(A)',
    plan: ({ job }) => wholePlan(job === ''),
  },
} satisfies Readonly<Record<string, Rule>>;
