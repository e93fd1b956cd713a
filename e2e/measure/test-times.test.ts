import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserTestTimes, formatTestTimes, type TestTime, unitTestTimes } from './test-times';

const unitReport = JSON.stringify({
  testResults: [
    {
      name: join(process.cwd(), 'lib/a.test.ts'),
      assertionResults: [
        { fullName: 'group adds', status: 'passed', duration: 1500.4 },
        { fullName: 'group is skipped', status: 'skipped' },
      ],
    },
  ],
});

function browserReport(status: string, durations: readonly number[]) {
  const test = {
    projectName: 'chromium',
    status,
    annotations: [],
    results: durations.map((duration) => ({ duration, status: 'passed' })),
  };
  const spec = { title: 'plays', file: 'site/films.spec.ts', tests: [test] };
  const group = { title: 'the film of Home', specs: [spec] };
  return JSON.stringify({ suites: [{ title: 'site/films.spec.ts', specs: [], suites: [group] }] });
}

it('reads the duration of each unit test, 0 if it was skipped', () => {
  expect(unitTestTimes(unitReport)).toMatchObject([
    { project: 'unit', file: 'lib/a.test.ts', title: 'group adds', milliseconds: 1500.4 },
    { title: 'group is skipped', milliseconds: 0 },
  ]);
});

it('adds up the attempts of a flaky browser test', () => {
  expect(browserTestTimes(browserReport('flaky', [4000, 2500]))).toEqual([
    {
      project: 'chromium',
      file: 'e2e/site/films.spec.ts',
      title: 'the film of Home plays',
      milliseconds: 6500,
      isFlaky: true,
    },
  ]);
});

it.each([unitTestTimes, browserTestTimes])('throws on JSON that isn’t a report', (parse) => {
  expect(() => parse('{"suites":{},"testResults":{}}')).toThrow();
});

it('lists the slowest tests, files, and projects, and the flaky tests', () => {
  const tests = [...unitTestTimes(unitReport), ...browserTestTimes(browserReport('flaky', [6500]))];
  expect(formatTestTimes(tests)).toEqual([
    'The slowest tests:',
    '    6.5 s  chromium, e2e/site/films.spec.ts: the film of Home plays',
    '    1.5 s  unit, lib/a.test.ts: group adds',
    '    0.0 s  unit, lib/a.test.ts: group is skipped',
    '',
    'The slowest files, summed over their tests:',
    '    6.5 s  chromium, e2e/site/films.spec.ts',
    '    1.5 s  unit, lib/a.test.ts',
    '',
    'All tests of a project, some of which run at the same time:',
    '    6.5 s  chromium',
    '    1.5 s  unit',
    '',
    'Flaky tests:',
    'chromium, e2e/site/films.spec.ts: the film of Home plays',
  ]);
});

it('lists at most 20 tests and 10 files, and says if no test is flaky', () => {
  const tests = Array.from(
    { length: 30 },
    (_, index): TestTime => ({
      project: 'unit',
      file: `lib/${index}.test.ts`,
      title: 'adds',
      milliseconds: index,
      isFlaky: false,
    }),
  );
  const lines = formatTestTimes(tests);
  expect(lines.filter((line) => line.endsWith(': adds'))).toHaveLength(20);
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(10);
  expect(lines.at(-1)).toBe('none');
});
