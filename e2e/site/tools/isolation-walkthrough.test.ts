import { describe, expect, it } from 'vitest';
import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { lockBoxAfter } from '@/components/tools/isolation/lock-box-state';
import {
  groupsShown,
  lineAfter,
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

  it('locks a device only in the position of the plan, but for a bleed that’s shut and capped', () => {
    for (const done of steps.keys()) {
      const { points: drawn, bleedTo } = lineAt(done);
      for (const [index, { tag, position, isLocked }] of drawn.entries()) {
        const isCapped = tag === 'BV-208' && bleedTo === 'plug';
        const wanted = isCapped ? 'closed' : planned[index]?.position;
        if (isLocked) expect([tag, position]).toEqual([tag, wanted]);
      }
    }
  });

  it('drains and bleeds only between closed valves, with the bleed open as the line empties, and the drain closed once it’s empty', () => {
    const positions = (done: number) =>
      ['XV-212', 'HV-231', 'DV-207', 'BV-208'].map((tag) => point(done, tag)?.position);
    for (const done of steps.keys()) {
      const [feed, backflow, drain, bleed] = positions(done);
      if (drain === 'open' || bleed === 'open' || lineAt(done).section !== 'full') {
        expect([feed, backflow]).toEqual(['closed', 'closed']);
      }
    }
    const empty = steps.findIndex(({ line }) => line === 'empty') + 1;
    expect(positions(empty).slice(2)).toEqual(['open', 'open']);
    const watch = steps.findIndex(({ label }) => label.startsWith('Watch PG-209'));
    expect(positions(watch).slice(2)).toEqual(['closed', 'closed']);
  });

  it('moves nothing that’s locked', () => {
    for (const [done, { sets = {}, lock, unlock }] of steps.entries()) {
      for (const tag of Object.keys(sets)) {
        const isOwn = tag === lock || tag === unlock;
        expect([tag, point(done, tag)?.isLocked === true && !isOwn]).toEqual([tag, false]);
      }
    }
  });

  it('takes the nitrogen off a shut bleed, and lets its pressure down only then', () => {
    const off = steps.findIndex(({ label }) => label === 'Disconnect the nitrogen') + 1;
    const letDown = steps.findIndex(({ label }) => label === 'Open BV-208 slowly') + 1;
    const pressures = [off, letDown].map((done) => [
      point(done, 'BV-208')?.position,
      lineAt(done).psig,
    ]);
    expect(pressures).toEqual([
      ['closed', 5],
      ['open', 0],
    ]);
  });

  it('opens the bleed only with nitrogen on it, or to its safe location', () => {
    for (const done of steps.keys()) {
      if (point(done, 'BV-208')?.position === 'open') expect(lineAt(done).bleedTo).not.toBe('plug');
    }
    const test = steps.findIndex(({ label }) => label === 'Prove BV-208 clear');
    expect(lineAt(test).bleedTo).toBe('safe location');
  });
});

describe('without traps', () => {
  const lineAt = (done: number) => lineAfter(points, plain.slice(0, done));

  it.each([
    [0, plant.shift.from],
    [plain.length, plant.shift.until],
  ])('is after %i steps as the shift was', (done, time) => {
    const states = stateAt(plant, time);
    const { points: drawn, bleedTo } = lineAt(done);
    expect(drawn.map(({ position }) => position)).toEqual(
      drawn.map(({ tag }) => states.get(tag)?.state),
    );
    expect(drawn.filter(({ isLocked, isTagged }) => isLocked || isTagged)).toEqual([]);
    expect(bleedTo).toBe('plug');
  });

  it('unlocks in reverse', () => {
    const locked = plain.flatMap(({ lock }) => lock ?? []);
    expect(plain.flatMap(({ unlock }) => unlock ?? [])).toEqual(locked.toReversed());
  });

  it('plugs the bleed before the line has the feed’s pressure', () => {
    const plugged = plain.findIndex(({ bleed }) => bleed === 'plug');
    expect(plugged).toBeGreaterThan(0);
    const opened = plain.findIndex(({ sets }) => sets?.['XV-212'] === 'open');
    expect(opened).toBeGreaterThan(plugged);
  });

  it('has every point as planned when the keys go into the box, and until the first lock comes off', () => {
    const box = plain.findIndex(({ label }) => label.startsWith('Put the keys'));
    const firstUnlock = plain.findIndex(({ unlock }, index) => index > box && unlock !== undefined);
    for (let done = box; done <= firstUnlock; done += 1) {
      expect(lineAt(done)).toMatchObject({ section: 'empty', points: planned });
    }
  });

  it('opens the box only while no personal lock is on it, and hangs one only once all keys are in', () => {
    const boxAt = (done: number) => lockBoxAfter(drawings.lotoPlan, plain.slice(0, done), '');
    for (const [done, { keys, hang, unlock }] of plain.entries()) {
      const isClosed = boxAt(done).locks.some(({ isOn }) => isOn);
      const isOpened = (keys ?? unlock) !== undefined;
      if (isOpened) expect(isClosed).toBe(false);
      // A personal lock protects only with all of the keys behind it.
      if (hang !== undefined) expect(boxAt(done + 1).keys.every(({ isIn }) => isIn)).toBe(true);
    }
    expect(boxAt(plain.length).keys.some(({ isIn }) => isIn)).toBe(false);
    expect(plain.flatMap(({ takeOff = [] }) => takeOff).toSorted()).toEqual(
      plain.flatMap(({ hang = [] }) => hang).toSorted(),
    );
  });

  it('opens the flange with every lock on the box', () => {
    const open = plain.findIndex(({ label }) => label.startsWith('Open F-207'));
    const { locks } = lockBoxAfter(drawings.lotoPlan, plain.slice(0, open), 'J. Tester');
    expect(locks.every(({ isOn }) => isOn)).toBe(true);
    expect(locks.at(-1)?.holder).toBe('J. Tester');
  });

  it('breaks the line only roped off, in the PPE of its permit', () => {
    const labels = ['Rope off F-207', 'Issue PTW-0415', 'Put on the permit’s PPE', 'Crack F-207'];
    const places = [...labels, 'Test the gap', 'Open F-207'].map((start) =>
      plain.findIndex(({ label }) => label === start),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

it('locks the points in the plan’s order', () => {
  const locked = (steps: typeof plain) => steps.flatMap(({ lock }) => lock ?? []);
  expect(locked(plain)).toEqual(order);
  expect(locked(withTraps)).toEqual(order);
  // A lock that its tag and its try don't show is forgotten until then.
  const trap = withTraps.findIndex(({ lock }) => lock === 'XV-212');
  expect(withTraps[trap]?.instead).toBeDefined();
  const drawn = lineAfter(points, withTraps.slice(0, trap)).points;
  expect(drawn.find(({ tag }) => tag === 'XV-212')).toMatchObject({
    isLocked: false,
    isTagged: true,
  });
});

it('stops behind a valve that passes: the flange stays shut behind its locks, and the plan is revised', () => {
  const labels = withTraps.map(({ label }) => label);
  const places = [
    'Watch PG-209',
    'Stop, and keep F-207 shut',
    'Report it to M. Okafor, permit issuer',
    'Plan E-201 drained and vented',
    'Have the plan approved',
  ].map((label) => labels.indexOf(label));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(withTraps.filter(({ unlock }) => unlock !== undefined)).toEqual([]);
  expect(withTraps.flatMap(({ permit }) => permit ?? [])).toEqual(['canceled']);
  expect(labels).not.toContain('Crack F-207');
  const passing = lineAfter(
    points,
    withTraps.slice(0, labels.indexOf('Stop, and keep F-207 shut')),
  );
  expect(passing).toMatchObject({ psig: 2, section: 'part' });
});

it('with traps, shows a group that’s only there once it’s reached', () => {
  const walked = variantOf(walkthrough, true);
  const headings = (done: number) => groupsShown(walked, done).map(({ heading }) => heading);
  const stopped = withTraps.findIndex(
    ({ label }) => label === 'Report it to M. Okafor, permit issuer',
  );
  expect(headings(stopped - 1)).not.toContain('Stop the job');
  expect(headings(stopped)).toContain('Stop the job');
  expect(headings(stopped)).not.toContain('Revised plan');
});

it('the walkthrough without traps has none', () => {
  expect(plain.filter(({ instead }) => instead !== undefined)).toEqual([]);
  expect(withTraps.filter(({ instead }) => instead !== undefined)).toHaveLength(3);
});
