import { type Finding, inLockingOrder } from '@/lib/calculations/isolation';
import { saveCsv } from '../save-csv';
import { limitOf, lineOf, onYourWord, summaryOf } from './check-text';
import { columnNames, columns, noteOf, textOf } from './columns';
import type { OwnPlan } from './plan-schema';
import { ruleWords } from './rule-words';

/** Saves the points in the order of locking, then the findings. The points can be pasted again. */
export async function savePlan(plan: OwnPlan, findings: readonly Finding[]): Promise<void> {
  await saveCsv('lockout-plan', [
    columns.map((column) => columnNames[column]),
    ...inLockingOrder(plan.points).map((point) =>
      columns.map((column) => textOf(point, column) || noteOf(point, column)),
    ),
    [],
    [limitOf(plan), ...plan.unread],
    [summaryOf(plan, findings)],
    ...onYourWord(plan).map((line) => [line]),
    ...findings.map((finding) => {
      const { why, mend, source } = ruleWords[finding.rule];
      return [lineOf(finding), why, mend, source];
    }),
  ]);
}
