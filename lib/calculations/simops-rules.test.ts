import { expect, test } from 'vitest';
import { distanceBetween, zoneOf } from './simops-rules';
import { siteRules } from './testing-simops';

const nearHotWork = siteRules.apart.map((rule) =>
  rule.work === 'Hot work' ? { ...rule, within: 10 } : rule,
);

test.each([
  ['Crane lift', siteRules.apart, 20],
  ['Leak test', siteRules.apart, 50],
  // Its fire watch’s distance is larger than its own.
  ['Hot work', nearHotWork, 50],
  ['Leak test', nearHotWork, 10],
  ['Scaffold', siteRules.apart, null],
])('%s keeps other work away by the largest distance of its rules', (work, apart, feet) => {
  expect(zoneOf(work, { ...siteRules, apart })).toBe(feet);
});

const job = { tag: '', work: '', place: '', equipment: null, from: 0, until: 60 };

test.each<[from: number | null, to: number | null, feet: number | null]>([
  [150, 210, 50],
  [0, 30, 10],
  [90, 200, 0],
  [50, 60, 0],
  [100, 120, 0],
  [100, 100, 0],
  // Its middle is 110 ft from that of the other.
  [120, 240, 20],
  [150, null, null],
  [null, 30, null],
  [210, 150, null],
])('an area from %j to %j ft is %j ft from one that’s from 40 to 100 ft', (from, to, feet) => {
  const areas = [
    { name: 'North', from: 40, to: 100 },
    { name: 'South', from, to },
  ];
  const [north, south] = [
    { ...job, bay: 1 },
    { ...job, bay: 2 },
  ];
  const rules = { ...siteRules, areas };
  expect(distanceBetween(north, south, rules)).toBe(feet);
  expect(distanceBetween(south, north, rules)).toBe(feet);
  expect(distanceBetween(south, south, rules)).toBe(0);
});
