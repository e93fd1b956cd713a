import {
  array,
  int,
  maxLength,
  minimum,
  nullable,
  enum as oneOf,
  type output,
  strictObject,
  string,
} from 'zod/mini';
import { forecastBases } from '@/lib/calculations/earned-value';

/** What amounts are counted in. Figures of another currency, or of nothing that’s said, have no sign. */
export const amountUnits = ['dollars', 'hours', 'amount'] as const;

export type AmountUnit = (typeof amountUnits)[number];

export const maxPeriods = 200;

const typed = string().check(maxLength(200));
const cents = int().check(minimum(0));

const period = strictObject({
  /** A date or a week, as the visitor's series has it. */
  label: string().check(maxLength(20)),
  pv: cents,
  ev: nullable(cents),
  ac: nullable(cents),
});

/** What's on the card, as in links. */
export const evmSchema = strictObject({
  unit: oneOf(amountUnits),
  /** Amounts at the status date, and thresholds, as typed. */
  pv: typed,
  ev: typed,
  ac: typed,
  bac: typed,
  green: typed,
  yellow: typed,
  /** The forecast in use. */
  basis: oneOf(forecastBases),
  /** The visitor's series, cumulative; empty without one. */
  series: array(period).check(maxLength(maxPeriods)),
});

export type EarnedValueState = output<typeof evmSchema>;
export type SeriesPeriod = output<typeof period>;
