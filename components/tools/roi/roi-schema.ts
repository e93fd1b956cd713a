import {
  array,
  boolean,
  int,
  maxLength,
  enum as oneOf,
  type output,
  strictObject,
  string,
} from 'zod/mini';

export const maxRows = 20;

/** How many years the benefits may repeat. After five, few would believe that a course is the cause. */
export const yearCounts = ['1', '2', '3', '4', '5'] as const;

const typed = string().check(maxLength(200));

/** A benefit or a cost, as typed. */
const row = strictObject({
  /** Unique among the benefits or the costs. */
  id: int(),
  label: typed,
  amount: typed,
  /** Of a benefit: the training's share of it, and the confidence in that estimate, in percent. */
  attribution: typed,
  confidence: typed,
});
const rows = array(row).check(maxLength(maxRows));

/** What's on the sheet, as in links. */
export const roiSchema = strictObject({
  /** The number of the worked example that it started from. */
  start: typed,
  benefits: rows,
  costs: rows,
  /** How many years the benefits repeat. */
  years: oneOf(yearCounts),
  /** Learner time, a cost: hours of each learner, their loaded hourly rate, and their number. */
  hours: typed,
  rate: typed,
  learners: typed,
  /** Whether the course is held every year, which costs learner time every year. */
  repeats: boolean(),
  /** Benefits without an amount, one per line. */
  intangibles: string().check(maxLength(2000)),
});

export type RoiState = output<typeof roiSchema>;
export type RoiRow = output<typeof row>;
