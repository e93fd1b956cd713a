import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleOf, fromLink, inputOf } from '@/components/tools/earned-value/earned-value-state';
import { fromLink as fromBoardLink, toLink } from '@/components/tools/permit-board/board-state';
import {
  fromLink as fromRoiLink,
  maxLabel,
  maxRows,
  resultOf,
} from '@/components/tools/roi/roi-state';
import { latestStart } from '@/lib/calculations/simops';
import { content } from '@/lib/content';

const { drawings, iso } = content();
const examples = iso.implementation.sections.map(({ number, example }) => ({ number, ...example }));
const board = drawings.permitBoard;
const names = [
  ...board.permits.map(({ tag }) => tag),
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
const link = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('13-2', '9-4-crane-lift', '6-9', '18-1', '7-7-hot-work-hot-work'),
        fc.constantFrom('5.1', '100', '$1,000', '9'.repeat(99), '<script>', '__proto__', '-1'),
      ),
    ),
    { maxLength: 60 },
  )
  .map((pairs) => new URLSearchParams(pairs));

it('any link to the ROI calculator gives figures that it can calculate with', () => {
  fc.assert(
    fc.property(link, (params) => {
      const { state } = fromRoiLink(params, examples);
      expect(resultOf(state)).not.toBeNull();
      expect(examples.map(({ number }) => number)).toContain(state.start);
      for (const rows of [state.benefits, state.costs]) {
        expect(rows.length).toBeLessThanOrEqual(maxRows);
        for (const { label } of rows) expect(label.length).toBeLessThanOrEqual(maxLabel);
      }
    }),
  );
});

it('any link to the earned value calculator gives figures that it can calculate with', () => {
  const example = exampleOf(drawings.evmCard);
  fc.assert(
    fc.property(link, (params) => {
      const { state, problems } = fromLink(params, example);
      expect(inputOf(state)).not.toBeNull();
      expect(problems.length).toBeLessThanOrEqual(4);
    }),
  );
});

it('any link to the permit board gives permits on the board, and a link that gives them again', () => {
  const { firstHour, bays } = board.schedule;
  fc.assert(
    fc.property(link, (params) => {
      const { state } = fromBoardLink(params, board);
      expect(state.length).toBeLessThanOrEqual(board.permits.length + 4);
      expect(new Set(state.map(({ tag }) => tag)).size).toBe(state.length);
      for (const permit of state) {
        expect(permit.from).toBeGreaterThanOrEqual(firstHour);
        expect(permit.from).toBeLessThanOrEqual(latestStart(permit, board.schedule));
        expect(permit.bay).toBeGreaterThanOrEqual(1);
        expect(permit.bay).toBeLessThanOrEqual(bays);
      }
      expect(fromBoardLink(toLink(state, board), board)).toEqual({ state, problems: [] });
    }),
  );
});
