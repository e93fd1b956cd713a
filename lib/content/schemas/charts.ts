import { z } from 'zod';
import { drawingFrame, fact } from './drawings';
import { text } from './fields';

const seen = text(300);

/** Line drawings on the pages about the company. */
const pathLines = z.strictObject({
  heading: text(30),
  lines: z
    .array(z.strictObject({ who: text(30), what: text(50), dashed: z.boolean().default(false) }))
    .min(1),
});

/** What goes into an instance, what decides who sees it, and what comes out. */
export const dataPathSchema = z.strictObject({
  title: text(40),
  into: pathLines,
  held: pathLines,
  out: pathLines,
  caption: text(80),
});

export const companySchema = z.strictObject({
  nextShift: z.strictObject({
    seen,
    /** The columns: when the incident happened, its causes were found, and every crew was briefed. */
    days: z
      .array(z.strictObject({ date: text(12), what: text(14) }))
      .length(3, 'must be three days, one for each column'),
    /** The second name is for all other units. */
    units: z.tuple([text(12), text(12)]),
    caption: text(70),
  }),
});

const amount = z.number().positive();

const period = z
  .strictObject({ pv: amount, ev: amount.optional(), ac: amount.optional() })
  .refine(
    ({ ev, ac }) => (ev === undefined) === (ac === undefined),
    'must have both ev and ac, or neither if the period is still ahead',
  );

/** A sentence with words in brackets, which the calculator replaces with amounts. */
function sentence(...words: string[]) {
  return text(240).refine(
    (template) =>
      [...template.matchAll(/\[(\w*)\]/g)].every(([, word = '']) => words.includes(word)),
    words.length === 0
      ? 'can’t have words in brackets: there’s nothing to fill in'
      : `can have only these words in brackets: ${words.map((word) => `[${word}]`).join(', ')}`,
  );
}

export const evmCardSchema = z
  .strictObject({
    ...drawingFrame,
    chartTitle: text(40),
    chart: text(240),
    budget: amount,
    limits: z.strictObject({ green: amount, yellow: amount }),
    /** Cumulative amounts: reported periods first, then future ones. */
    periods: z.array(period),
    objective: fact,
    tolerance: fact,
    decision: fact.extend({ text: text(200) }),
    from: text(100),
    /** What a project controls lead would say. The site fills in words in brackets. */
    sentences: z.strictObject({
      notStarted: sentence(),
      noCost: sentence(),
      noPlan: sentence(),
      beyondBudget: sentence('figure', 'bac'),
      complete: sentence('ac', 'bac'),
      spent: sentence('left', 'basis', 'eac', 'over'),
      over: sentence('basis', 'eac', 'over', 'tcpi'),
      notCredible: sentence(),
      within: sentence('basis', 'eac', 'bac'),
      behind: sentence('behind'),
      onSchedule: sentence(),
      /** What each forecast assumes: the word [basis] of the others. */
      bases: z.strictObject({ cpi: text(80), budget: text(80), both: text(80) }),
    }),
  })
  .refine(({ budget, periods }) => periods.every(({ ev = 0 }) => ev <= budget), {
    path: ['periods'],
    error: 'can’t have an earned value (ev) above the budget',
  })
  .refine(({ budget, periods }) => periods.at(-1)?.pv === budget, {
    path: ['budget'],
    error: 'must equal the planned value (pv) of the last period',
  })
  .refine(
    ({ periods }) => {
      const reported = periods.filter(({ ev }) => ev !== undefined).length;
      return reported > 0 && periods.slice(0, reported).every(({ ev }) => ev !== undefined);
    },
    { path: ['periods'], error: 'must start with at least one reported period, without gaps' },
  );
