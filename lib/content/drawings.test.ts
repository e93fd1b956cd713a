import { describe, expect, it } from 'vitest';
import { earnedValueOf } from './earned-value';
import { readContent } from './read';
import { statementsOf } from './xapi';

const { drawings, outlines } = readContent('content');
const {
  operationsBoard,
  permitBoard,
  causeTree,
  shiftLog,
  lotoPlan,
  xapiStream,
  credential,
  evmCard,
  mediaBrief,
} = drawings;

describe('the product pictures tell of one shift', () => {
  it('the log and the isolation plan have the same try-out, before the work begins', () => {
    const tried = shiftLog.entries.find(({ tag }) => tag === 'LOTO-088');
    const point = lotoPlan.points.find(({ tag }) => tag === 'XV-12');
    expect(tried?.time).toBe(point?.tried);
    expect(tried?.by).toBe(point?.holder);
    const opened = shiftLog.entries.find(({ text }) => text.startsWith('Line opened'));
    for (const { tried } of lotoPlan.points) expect(tried < (opened?.time ?? '')).toBe(true);
  });

  it('what is done is in the order of the clock', () => {
    const { over, taken, items } = shiftLog.handover;
    const log = shiftLog.entries.map(({ time }) => time);
    const confirmed = items.map(({ confirmed }) => confirmed);
    for (const times of [
      [...log, over.time, ...confirmed, taken.time],
      lotoPlan.points.map(({ tried }) => tried),
      xapiStream.statements.map(({ time }) => time),
    ]) {
      expect(times).toEqual([...times].sort());
    }
  });

  it('the credential rests on what the statements say of its holder', () => {
    const his = xapiStream.statements.filter(({ actor }) => actor.name === credential.holder);
    const passed = his.find(({ verb }) => verb === 'passed');
    const per = `${(passed?.result.score?.scaled ?? 0) * 100}%`;
    expect(credential.evidence.items.join()).toContain(`Assessment, energy isolation, ${per}`);
    expect(his.some(({ object }) => object.name.includes('LOTO-088'))).toBe(true);
    const certified = shiftLog.entries.find(({ text }) => text.includes('certified'));
    expect(certified?.text).toContain(credential.holder);
    expect(`2026-03-12T${certified?.time}` > (passed?.time ?? '')).toBe(true);
  });

  it('the code opens a section that is there', () => {
    const { to, section } = credential.code;
    expect(outlines[to]?.sections.map(({ id }) => id)).toContain(section);
  });

  it('nothing is said of the incident that stands under what is not confirmed', () => {
    const { before, after, taken } = mediaBrief.statement;
    for (const word of ['environment', 'spilled', 'because']) {
      expect(before + after).not.toContain(word);
    }
    expect(taken).toContain('environment');
    const [restart, stop] = mediaBrief.confirmed.items.map(({ text }) => text.slice(-5));
    expect([restart, stop]).toEqual(['14:20', '14:22']);
    expect(before).toContain('At 14:20 today');
    expect(before).toContain('two minutes later');
  });
});

describe('the boards and the cause tree', () => {
  it('tell of the same shift and of the same incident', () => {
    const [confirmed, , , crew] = operationsBoard.counts;
    expect(shiftLog.entries[0]?.text).toContain(confirmed?.figure.replace('/', ' of '));
    expect(crew?.figure).toBe('11/12');
    expect(shiftLog.entries.some(({ text }) => text.includes('crew now 12 of 12'))).toBe(true);
    const [hotWork] = permitBoard.permits;
    expect(shiftLog.entries.find(({ text }) => text.startsWith('Hot work begun'))?.time).toBe(
      `0${hotWork?.from}:00`,
    );
    expect(causeTree.cause.from).toBe('Incident 0231, 14:20');
    expect(mediaBrief.title).toContain('Incident 0231');
  });
});

describe('the health card', () => {
  it('has the indices and the forecast that its words speak of', () => {
    const value = earnedValueOf(evmCard);
    expect(value).toMatchObject({ cpi: 0.9, spi: 0.95, eac: 4400, vac: -440, turned: 8 });
    expect(value.health).toEqual({ cpi: 'yellow', spi: 'green' });
    expect(evmCard.seen).toContain(`cost index of ${value.cpi.toFixed(2)} in yellow`);
    expect(evmCard.seen).toContain(`schedule index of ${value.spi.toFixed(2)} in green`);
    expect(evmCard.place).toContain(`Week ${value.reported} of ${evmCard.periods.length}`);
    expect(evmCard.chart).toContain(`$${evmCard.budget.toLocaleString('en-US')}k`);
  });

  it('has cumulative amounts, which never fall', () => {
    for (const key of ['pv', 'ev', 'ac'] as const) {
      const amounts = evmCard.periods.flatMap((period) => period[key] ?? []);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    }
  });
});

describe('experience statements', () => {
  const statements = statementsOf(xapiStream);

  it('have a verb and an activity type of ADL’s vocabulary, and the time with its offset', () => {
    for (const { verb, object, timestamp } of statements) {
      expect(verb.id).toMatch(/^http:\/\/adlnet\.gov\/expapi\/verbs\/[a-z]+$/);
      expect(object.definition.type).toMatch(/^http:\/\/adlnet\.gov\/expapi\/activities\/[a-z]+$/);
      expect(new URL(object.id).hostname).toBe('plant.example');
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
    }
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });

  it('have a result that a learning record store accepts', () => {
    for (const { result } of statements) {
      const { scaled, raw, max } = result.score ?? {};
      if (scaled !== undefined) expect(Math.abs(scaled)).toBeLessThanOrEqual(1);
      if (raw !== undefined && max !== undefined) expect(raw).toBeLessThanOrEqual(max);
    }
  });
});
