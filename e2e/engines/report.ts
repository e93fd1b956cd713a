import { z } from 'zod';

const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});

interface Suite {
  specs: { title: string; file: string; tests: z.infer<typeof testSchema>[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The parts of Playwright's JSON report that the table uses. */
const reportSchema = z.object({ suites: z.array(suiteSchema) });

export interface Result {
  /** Relative to `e2e`. */
  file: string;
  title: string;
  project: string;
  status: z.infer<typeof testSchema>['status'];
  /** Why a skipped test can't run. */
  reason: string;
}

/** Every test of a report. @throws a ZodError if it isn't a Playwright report */
export function parseReport(report: string): Result[] {
  return reportSchema.parse(JSON.parse(report)).suites.flatMap(suiteResults);
}

function suiteResults({ specs, suites = [] }: Suite): Result[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      file,
      title,
      status,
      project: projectName,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
    })),
  );
  return [...own, ...suites.flatMap(suiteResults)];
}
