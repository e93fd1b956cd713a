import { z } from 'zod';

const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  /** One for each attempt. */
  results: z.array(z.object({ duration: z.number() })),
});

interface Suite {
  /** The file of a top-level suite; else the title of a `describe`. */
  title?: string | undefined;
  specs: { title: string; file: string; tests: z.infer<typeof testSchema>[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string().optional(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The parts of Playwright's JSON report that are used here. */
const reportSchema = z.object({ suites: z.array(suiteSchema) });

export interface Result {
  /** Relative to `e2e`. */
  file: string;
  title: string;
  /** The titles of the `describe` blocks that contain the test, outermost first. */
  describes: readonly string[];
  project: string;
  status: z.infer<typeof testSchema>['status'];
  /** Why a skipped test can't run. */
  reason: string;
  /** Time of all attempts, in milliseconds. */
  duration: number;
}

/** Every test of a report. @throws a ZodError if it isn't a Playwright report */
export function parseReport(report: string): Result[] {
  const { suites } = reportSchema.parse(JSON.parse(report));
  return suites.flatMap((suite) => suiteResults(suite, []));
}

function suiteResults({ specs, suites = [] }: Suite, describes: readonly string[]): Result[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      file,
      title,
      describes,
      status,
      project: projectName,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [
    ...own,
    ...suites.flatMap((suite) => suiteResults(suite, [...describes, suite.title ?? ''])),
  ];
}
