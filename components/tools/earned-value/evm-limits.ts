/** What amounts are counted in. Figures of another currency, or of nothing that’s said, have no sign. */
export const amountUnits = ['dollars', 'hours', 'amount'] as const;

export type AmountUnit = (typeof amountUnits)[number];

export const maxPeriods = 200;
