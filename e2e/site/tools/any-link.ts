import fc from 'fast-check';
import { vi } from 'vitest';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const names = [
  ...board.jobs.map(({ tag }) => tag),
  '.unit',
  '.watch',
  '.shift',
  '.list',
  '.50',
  `PTW-0${board.add.firstNumber}`,
  'start',
  'benefit',
  'benefit-amount',
  'cost',
  'cost-amount',
  'pv',
  'ev',
  'ac',
  'bac',
];

/** Links as visitors, chat apps, and attackers mangle them. */
export const link = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '1300.1700-2',
          '0900.1000-4-crane-lift',
          '0600.1000-9',
          '1800.2200-1',
          '0700.1000-7-hot-work-hot-work',
        ),
        fc.constantFrom(
          '1315.1645-2',
          '2330.0130-4-hot-work',
          '0640.1200-5-blind.F-310',
          'm',
          'night',
        ),
        fc.constantFrom('5.1', '100', '$1,000', '9'.repeat(99), '<script>', '__proto__', '-1'),
      ),
    ),
    { maxLength: 60 },
  )
  .map((pairs) => new URLSearchParams(pairs));

/** Figures and names that are longer than anybody writes, and slow to read for an expression that backtracks. */
export const longText = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'1 ,.$-x('), minLength: 1 }),
    fc.integer({ min: 50, max: 2000 }),
  )
  .map(([text, times]) => text.repeat(times));

/** How many characters are given to regular expressions while something runs. */
export function countMatched(run: () => unknown): number {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  run();
  const { calls } = exec.mock;
  exec.mockRestore();
  return calls.reduce((sum, [text]) => sum + text.length, 0);
}
