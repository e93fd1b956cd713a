import { describe, expect, it } from 'vitest';
import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { lockBoxAfter } from '@/components/tools/isolation/lock-box-state';
import {
  attempt,
  lineAfter,
  refusalOf,
  stepsOf,
  variantOf,
} from '@/components/tools/isolation/walkthrough-state';
import { content } from '@/lib/content';
import { stateAt } from '@/lib/plant/state';

const { drawings, plant } = content();
const { points, walkthrough } = drawings.lotoPlan;
const order = points.map(({ tag }) => tag);
const planned = isolatedLine(points).points;
const plain = stepsOf(variantOf(walkthrough, false));
const withTraps = stepsOf(variantOf(walkthrough, true));

describe.each([
  ['the walkthrough', plain],
  ['the walkthrough with traps', withTraps],
])('%s', (_, steps) => {
  const lineAt = (done: number) => lineAfter(points, steps.slice(0, done));
  const point = (done: number, tag: string) =>
    lineAt(done).points.find((candidate) => candidate.tag === tag);

  it('has every point as planned when the keys go into the box, and until the first lock comes off', () => {
    const box = steps.findIndex(({ label }) => label.startsWith('Put the keys'));
    const firstUnlock = steps.findIndex(({ unlock }, index) => index > box && unlock !== undefined);
    for (let done = box; done <= firstUnlock; done += 1) {
      expect(lineAt(done)).toMatchObject({ isDrained: true, points: planned });
    }
  });

  it('locks a device only in the position of the plan', () => {
    for (const done of steps.keys()) {
      for (const [index, { tag, position, isLocked }] of lineAt(done).points.entries()) {
        if (isLocked) expect([tag, position]).toEqual([tag, planned[index]?.position]);
      }
    }
  });

  it('drains and bleeds only between closed valves, with the bleed open as the line empties, and the drain closed once it’s empty', () => {
    const positions = (done: number) =>
      ['XV-212', 'HV-231', 'DV-207', 'BV-208'].map((tag) => point(done, tag)?.position);
    for (const done of steps.keys()) {
      const [feed, backflow, drain, bleed] = positions(done);
      if (drain === 'open' || bleed === 'open' || lineAt(done).isDrained) {
        expect([feed, backflow]).toEqual(['closed', 'closed']);
      }
    }
    const empty = steps.findIndex(({ line }) => line === 'empty') + 1;
    expect(positions(empty).slice(2)).toEqual(['open', 'open']);
    const watch = steps.findIndex(({ label }) => label.startsWith('Watch PG-209'));
    expect(positions(watch).slice(2)).toEqual(['closed', 'closed']);
  });

  it('unlocks in reverse, and moves nothing that’s locked', () => {
    // With traps, the drain's comes off before, for another test.
    const unlocked = steps.flatMap(({ unlock }) => unlock ?? []);
    expect(unlocked.slice(-order.length)).toEqual(order.toReversed());
    for (const [done, { sets = {}, lock, unlock }] of steps.entries()) {
      for (const tag of Object.keys(sets)) {
        const isOwn = tag === lock || tag === unlock;
        expect([tag, point(done, tag)?.isLocked === true && !isOwn]).toEqual([tag, false]);
      }
    }
  });

  it('opens the box only while no personal lock is on it, and hangs one only once all keys are in', () => {
    const boxAt = (done: number) => lockBoxAfter(drawings.lotoPlan, steps.slice(0, done), '');
    for (const [done, { keys, hang, unlock }] of steps.entries()) {
      const isClosed = boxAt(done).locks.some(({ isOn }) => isOn);
      const isOpened = [keys, unlock, steps[done]?.removesLock].some((each) => each !== undefined);
      if (isOpened) expect(isClosed).toBe(false);
      // A personal lock protects only with all of the keys behind it.
      if (hang !== undefined) expect(boxAt(done + 1).keys.every(({ isIn }) => isIn)).toBe(true);
    }
    expect(boxAt(steps.length).keys.some(({ isIn }) => isIn)).toBe(false);
    expect(steps.flatMap(({ takeOff = [] }) => takeOff).toSorted()).toEqual(
      steps.flatMap(({ hang = [] }) => hang).toSorted(),
    );
  });

  it('opens the flange with every lock on the box', () => {
    const open = steps.findIndex(({ label }) => label.startsWith('Open F-207'));
    const { locks } = lockBoxAfter(drawings.lotoPlan, steps.slice(0, open), 'J. Tester');
    expect(locks.every(({ isOn }) => isOn)).toBe(true);
    expect(locks.at(-1)?.holder).toBe('J. Tester');
  });

  it('starts and ends as the shift did', () => {
    for (const [done, time] of [
      [0, plant.shift.from],
      [steps.length, plant.shift.until],
    ] as const) {
      const states = stateAt(plant, time);
      const drawn = lineAt(done).points;
      expect(drawn.map(({ position }) => position)).toEqual(
        drawn.map(({ tag }) => states.get(tag)?.state),
      );
      expect(drawn.filter(({ isLocked, isTagged }) => isLocked || isTagged)).toEqual([]);
    }
  });
});

it('locks the points in the plan’s order, or forgets one that its tag and its try don’t show', () => {
  const locked = (steps: typeof plain) => [...new Set(steps.flatMap(({ lock }) => lock ?? []))];
  expect(locked(plain)).toEqual(order);
  // The valve in the feed has its lock late; the bleed is locked only after the second test.
  const forgotten = 'XV-212';
  const others = order.filter((tag) => tag !== forgotten);
  expect(locked(withTraps)).toEqual(others.toSpliced(-1, 0, forgotten));
  const trap = withTraps.findIndex(({ lock }) => lock === forgotten);
  expect(withTraps[trap]?.instead).toBeDefined();
  const drawn = lineAfter(points, withTraps.slice(0, trap)).points;
  expect(drawn.find(({ tag }) => tag === forgotten)).toMatchObject({
    isLocked: false,
    isTagged: true,
  });
});

it.each([
  ['Lock HTP-2/07', 'Lock HV-231', true],
  ['Lock HV-231', 'Lock IA-212', true],
  ['Lock IA-212', 'Lock XV-212', false],
  ['Lock HTP-2/07', 'Depressurize with DV-207', false],
  ['Tag HV-231', 'Try HV-231', true],
  ['Have the crew hang their locks', 'Hang your lock', true],
  ['Suspend PTW-0418', 'Hand back PTW-0415', true],
  ['Clear the area', 'Have the crew remove their locks', false],
  ['Have the crew remove their locks', 'Remove your lock', true],
  ['Remove your lock', 'Have L. Haas remove G-05', false],
  ['Remove R-15 from HV-231', 'Remove R-14 from HTP-2/07', false],
  ['Remove R-17 from XV-212', 'Remove R-16 from IA-212', false],
])('“%s” before “%s” is only this plan’s order: %s', (next, pressed, isFree) => {
  const at = (start: string) => plain.findIndex(({ label }) => label === start);
  const step = plain[at(next)];
  if (step === undefined) throw new Error(`There’s no step “${next}”`);
  expect(at(pressed)).toBeGreaterThan(at(next));
  const refusal = refusalOf(variantOf(walkthrough, false), step, at(pressed));
  expect(refusal.endsWith(walkthrough.planOrder)).toBe(isFree);
});

it('isolates and empties E-201 behind a valve that passes, tests again, and refills it once operations is notified', () => {
  const at = (start: string) => withTraps.findIndex(({ label }) => label.startsWith(start));
  const places = [
    'Stop, and',
    'Let it down through DV-207',
    'Hang R-17',
    'Isolate and drain E-201',
    'Drain the line again',
    'Lock DV-207 again',
    'Rod BV-208',
    'Watch PG-209 with E-201 empty',
    'Reopen BV-208, and lock',
    'Lock E-201’s box',
    'Put the keys',
    'Open F-207',
    'Have L. Haas remove',
    'Remove R-20',
    'Remove R-19',
    'Report',
    'Notify operations',
    'Refill E-201',
  ].map(at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const { keys } = lockBoxAfter(drawings.lotoPlan, withTraps.slice(0, at('Open F-207')), '');
  expect(keys.at(-1)).toEqual({ lock: 'R-20', isIn: true });
  const test = lineAfter(points, withTraps.slice(0, at('Watch PG-209 with E-201 empty')));
  expect(test).toMatchObject({ isDrained: true, psig: 0 });
  const shut = test.points.filter(({ position }) => position === 'closed').map(({ tag }) => tag);
  expect(shut).toEqual(['HV-231', 'IA-212', 'XV-212', 'DV-207', 'BV-208']);
  expect(lineAfter(points, withTraps.slice(0, at('Refill E-201'))).isDrained).toBe(true);
});

it('the walkthrough without traps has none', () => {
  expect(plain.filter(({ instead }) => instead !== undefined)).toEqual([]);
  expect(withTraps.filter(({ instead }) => instead !== undefined)).toHaveLength(3);
});

it('does a step only next, and none twice', () => {
  expect([0, 1, 2, 3].map((index) => attempt(2, index))).toEqual([
    'done before',
    'done before',
    'done',
    'refused',
  ]);
});
