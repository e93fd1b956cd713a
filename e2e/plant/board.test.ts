import { describe, expect, it } from 'vitest';
import { formatTime } from '@/lib/calculations/hours';
import { content, plantSources } from '@/lib/content';
import { standsAgainst } from '@/lib/plant/ask/stands-against';
import { boardAt } from '@/lib/plant/board';
import { createPlantModel } from '@/lib/plant/model';
import { stateAt } from '@/lib/plant/state';

const { operationsBoard } = content().drawings;
const sources = plantSources(content());
const { register } = sources;
const model = createPlantModel(sources);

/** Every five minutes of the shift. */
const times = Array.from({ length: 145 }, (_, index) => formatTime(6 * 60 + index * 5));

describe('every five minutes', () => {
  it.each(times)('at %s, board, log, isolations, and permits agree', (time) => {
    const states = stateAt(register, time);
    const stateOf = (tag: string) => states.get(tag)?.state;
    const board = boardAt(sources, operationsBoard.layout, time);
    for (const { tag, state } of board.rows) expect(state).toBe(stateOf(tag) ?? 'not planned yet');
    const logged = register.log.filter((entry) => entry.time <= time);
    for (const { tag, what } of board.rows) {
      const own = logged.findLast((entry) => entry.tag === tag || tag in (entry.sets ?? {}));
      if (own !== undefined) expect(what).toBe(own.text);
    }
    for (const { tag, points } of register.isolations) {
      const locked = points.filter(
        ({ device, position }) => stateOf(device) === position.split(',')[0],
      );
      if (stateOf(tag) === 'verified') expect(locked).toHaveLength(points.length);
      else if (stateOf(tag) === 'removed') expect(locked).toHaveLength(0);
    }
    const hotWork = register.permits.find(({ work }) => work === 'Hot work')?.tag ?? '';
    if (stateOf('F-207') === 'open') {
      expect(stateOf('LOTO-088')).toBe('verified');
      expect(['in progress', 'fire watch']).not.toContain(stateOf(hotWork));
    }
    const against = sources.conflicts
      .filter(({ permit, from, until }) => permit === 'PTW-0415' && from <= time && time < until)
      .map(({ others }) => others.join());
    expect(against).toEqual([
      ...(stateOf('LOTO-088') === 'verified' ? [] : ['']),
      ...(['in progress', 'fire watch'].includes(stateOf(hotWork) ?? '') ? [hotWork] : []),
    ]);
    const isStopped =
      stateOf('LOTO-088') !== 'verified' ||
      !['issued', 'in progress'].includes(stateOf('PTW-0415') ?? '');
    if (isStopped)
      expect(standsAgainst('opening', 'F-207', model, time).sentence).toMatch(/^No\. /);
  });
});

it('the page shows the board at its time', () => {
  const { counts, rows, time, layout } = operationsBoard;
  expect({ counts, rows }).toEqual(boardAt(sources, layout, time));
  expect(counts.map(({ figure }) => figure)).toEqual(['7/7', '2', '1', '11/12']);
});
