import type { Finding } from '@/lib/calculations/isolation';
import { saveCsv } from '../save-csv';
import { limitOf, lineOf, summaryOf } from './check-text';
import { columnNames, columns, noteOf, textOf } from './columns';
import type { OwnPlan } from './plan-schema';
import { onYourWord, walkHeading, walkQuestions } from './walk-questions';

/** Saves the points in their order, then the findings. The points can be pasted again. */
export async function savePlan(plan: OwnPlan, findings: readonly Finding[]): Promise<void> {
  await saveCsv('lockout-plan', [
    columns.map((column) => columnNames[column]),
    ...plan.points.map((point) =>
      columns.map((column) => textOf(point, column) || noteOf(point, column)),
    ),
    [],
    [limitOf(plan), ...plan.unread],
    [summaryOf(plan, findings)],
    ...[walkHeading, ...walkQuestions(plan), ...onYourWord(plan)].map((line) => [line]),
    ...findings.map((finding) => [lineOf(finding), finding.why, finding.mend, finding.source]),
  ]);
}
