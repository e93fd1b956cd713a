import { expect, test } from 'vitest';
import { zoneOf } from './simops-rules';
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
