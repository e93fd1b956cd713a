import { z } from 'zod';
import { sheet, tag } from './sheet';
import { text } from './text';

export const operationsBoardSchema = z.strictObject({
  ...sheet,
  counts: z
    .array(z.strictObject({ figure: text(6), label: text(40) }))
    .length(4, 'must hold four counts'),
  rows: z
    .array(
      z.strictObject({
        tag,
        what: text(60),
        who: text(24),
        state: z.enum(
          ['Cleared', 'Permit', 'Isolated', 'Open'],
          'must be Cleared, Permit, Isolated or Open',
        ),
      }),
    )
    .min(1),
});

const hour = z.int('must be a whole hour').min(6).max(18);

const permit = z
  .strictObject({
    tag,
    work: text(24),
    where: text(40),
    from: hour,
    until: hour,
    clashes: z.boolean().default(false),
  })
  .refine(({ from, until }) => from < until, 'must begin before it ends');

export const permitBoardSchema = z
  .strictObject({
    ...sheet,
    permits: z.array(permit).min(1),
    conflict: z.strictObject({
      heading: text(30),
      where: text(40),
      text: text(260),
      from: text(80),
    }),
  })
  .refine(
    ({ permits }) => {
      const [one, other, ...more] = permits.filter(({ clashes }) => clashes);
      if (one === undefined || other === undefined || more.length > 0) return false;
      return Math.max(one.from, other.from) < Math.min(one.until, other.until);
    },
    { path: ['permits'], error: 'must hold two with `clashes` that share an hour' },
  );

const cause = z.strictObject({
  text: text(80),
  /** The record that the statement rests on. */
  from: text(40),
  get causes() {
    return z.array(cause).optional();
  },
});

export const causeTreeSchema = z.strictObject({
  ...sheet,
  cause,
  actions: z.strictObject({ heading: text(60), text: text(160) }),
});
