import { relative } from 'node:path';
import { z } from 'zod';
import { parseReport } from '../playwright-report';

export interface TestTime {
  /** A Playwright project, or `unit`. */
  project: string;
  /** Relative to the project's root folder. */
  file: string;
  title: string;
  milliseconds: number;
  /** Whether the test failed first and then passed. */
  isFlaky: boolean;
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** The tests of a JSON report from vitest. @throws a ZodError if it isn't one */
export function unitTestTimes(report: string): TestTime[] {
  return unitReport.parse(JSON.parse(report)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      project: 'unit',
      file: relative(process.cwd(), name),
      title: fullName,
      milliseconds: duration ?? 0,
      isFlaky: false,
    })),
  );
}

/** The tests of a JSON report from Playwright. @throws a ZodError if it isn't one */
export function browserTestTimes(report: string): TestTime[] {
  return parseReport(report).map(({ project, file, describes, title, status, duration }) => ({
    project,
    file: `e2e/${file}`,
    title: [...describes, title].join(' '),
    milliseconds: duration,
    isFlaky: status === 'flaky',
  }));
}

/** The twenty slowest tests, the ten slowest files, the total for each project, and the flaky tests. @returns lines */
export function formatTestTimes(tests: readonly TestTime[]): string[] {
  const line = ({ project, file, title }: TestTime) => `${project}, ${file}: ${title}`;
  const flaky = tests.filter(({ isFlaky }) => isFlaky).map(line);
  return [
    'The slowest tests:',
    ...slowest(
      tests.map((test) => [line(test), test.milliseconds]),
      20,
    ),
    '',
    'The slowest files, summed over their tests:',
    ...slowest(
      totals(tests, ({ project, file }) => `${project}, ${file}`),
      10,
    ),
    '',
    'All tests of a project, some of which run at the same time:',
    ...slowest(totals(tests, ({ project }) => project)),
    '',
    'Flaky tests:',
    ...(flaky.length === 0 ? ['none'] : flaky),
  ];
}

function totals(tests: readonly TestTime[], keyOf: (test: TestTime) => string) {
  const sums = new Map<string, number>();
  for (const test of tests) {
    const key = keyOf(test);
    sums.set(key, (sums.get(key) ?? 0) + test.milliseconds);
  }
  return sums;
}

function slowest(times: Iterable<readonly [name: string, ms: number]>, count?: number): string[] {
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
