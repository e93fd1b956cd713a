import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { inUnit, toFeet, toWholeFeet } from '@/components/tools/permit-board/distance';
import { RuleFields } from '@/components/tools/permit-board/rule-fields';
import { noSettings } from '@/components/tools/permit-board/settings';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const handlers = {
  move: vi.fn(),
  replace: vi.fn(),
  open: vi.fn(),
  set: vi.fn(),
  reset: vi.fn(),
};

it.each([
  ['ft', 120, 60, ['Tank farm ends, ft from the first area’s edge: 120 to 9999']],
  ['m', 120, 60, ['Tank farm ends, m from the first area’s edge: 37 to 9999']],
  ['ft', 60, 60, []],
  ['ft', 60, 120, []],
  ['ft', 120, null, []],
  ['ft', null, 60, []],
] as const)('in %s, an area from %j to %j is refused with %j', (unit, from, to, refused) => {
  const settings = { ...noSettings, unit, areas: [{ name: 'Tank farm', from, to }] };
  const html = renderToStaticMarkup(
    <RuleFields board={board} settings={settings} handlers={handlers} />,
  );
  expect(html.match(/[^>]+: \d+ to \d+/g) ?? []).toEqual(refused);
  expect(html.match(/aria-invalid/g) ?? []).toHaveLength(refused.length);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('areas that are as far apart as a distance, all in meters, are within it', () => {
  const between = (ends: number, begins: number) =>
    toWholeFeet(begins, 'm', Math.floor) - toWholeFeet(ends, 'm', Math.ceil);
  for (const apart of upTo(50)) {
    const farthest = Math.max(...upTo(300).map((ends) => between(ends, ends + apart)));
    expect(farthest).toBeLessThanOrEqual(toFeet(apart, 'm'));
  }
});

it.each([Math.floor, Math.ceil])('shows an end in meters as it was typed', (round) => {
  const typed = upTo(9999);
  expect(typed.map((end) => inUnit(toWholeFeet(end, 'm', round), 'm'))).toEqual(typed);
});
