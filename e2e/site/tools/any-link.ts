import fc from 'fast-check';
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
