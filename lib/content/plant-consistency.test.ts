import { describe, expect, it } from 'vitest';
import { stateAt, timeOf } from '@/lib/plant/state';
import { readContent } from './read-content';

const { drawings, standardPages, plant } = readContent('content');
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
  ruleCheck,
} = drawings;

const { bearing } = plant;
const [incident] = plant.incidents;
const isolation = plant.isolations.find(({ tag }) => lotoPlan.title.includes(tag));
const lineBreak = plant.permits.find(({ tag }) => tag === plant.conflict[1]);

function logTimes(tag: string | undefined): string[] {
  return shiftLog.entries.filter((entry) => entry.tag === tag).map(({ time }) => time);
}

/** A date of the register as the drawings show it, like Thu, Mar 12, 2026. */
function formatDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

describe('the drawings show the shift in the plant register', () => {
  it('on its date and in its unit', () => {
    const day = formatDate(plant.date);
    for (const { place } of [operationsBoard, permitBoard, shiftLog, xapiStream, evmCard]) {
      expect(place).toContain(day);
    }
    for (const { title } of [shiftLog, operationsBoard, permitBoard]) {
      expect(title).toContain(plant.unit);
    }
    for (const { time } of xapiStream.statements) expect(time.slice(0, 10)).toBe(plant.date);
  });

  it('in chronological order', () => {
    const { over, taken, items } = shiftLog.handover;
    const log = shiftLog.entries.map(({ time }) => time);
    const confirmed = items.map(({ confirmed }) => confirmed);
    for (const times of [
      [plant.shift.from, ...log, over.time, ...confirmed, taken.time],
      lotoPlan.points.map(({ verified }) => verified),
      xapiStream.statements.map(({ time }) => time),
    ]) {
      expect(times).toEqual([...times].sort());
    }
  });

  it('with its isolation plan, verified before the log says so', () => {
    expect(lotoPlan.place).toContain(isolation?.for);
    expect(lotoPlan.box.heading).toContain(isolation?.box);
    const [applied = ''] = logTimes(isolation?.tag);
    for (const { verified } of lotoPlan.points) expect(verified < applied).toBe(true);
    const operator = shiftLog.entries.find(({ tag }) => tag === isolation?.tag)?.by;
    expect(lotoPlan.points.map(({ holder }) => holder)).toContain(operator);
  });

  it('with nobody at work on equipment that’s back in service', () => {
    for (const { time } of plant.log) {
      const states = stateAt(plant, time);
      for (const { tag, equipment } of plant.permits) {
        if (equipment === undefined || states.get(tag)?.state !== 'in progress') continue;
        expect([time, tag, states.get(equipment)?.state]).not.toEqual([time, tag, 'in service']);
      }
    }
  });

  it('with valves and breakers that serve equipment of the register', () => {
    const tags = plant.equipment.map(({ tag }) => tag);
    for (const { serves } of plant.devices)
      if (serves !== undefined) expect(tags).toContain(serves);
  });

  it('with the locked-out pump and the open item', () => {
    const decision = shiftLog.entries.find(({ time }) => time === bearing.decided);
    expect(decision?.tag).toBe(bearing.pump);
    for (const words of [bearing.sensor, bearing.reading, bearing.spare, bearing.order]) {
      expect(decision?.text).toContain(words);
    }
    const verified = timeOf(plant, bearing.isolation, 'verified');
    expect(logTimes(bearing.isolation)[0]).toBe(verified);
    const left = shiftLog.handover.items.find(({ tag }) => tag === bearing.pump);
    expect(left?.text).toContain(bearing.isolation);
    expect(operationsBoard.rows.find(({ state }) => state === 'locked out')?.tag).toBe(
      bearing.pump,
    );
  });

  it('with a question about the flange that two records are missing for, before it’s opened', () => {
    const { question, asked, records, reason } = ruleCheck;
    expect(question).toContain(lineBreak?.equipment);
    expect(asked < (timeOf(plant, lineBreak?.equipment ?? '', 'open') ?? '')).toBe(true);
    const missing = records.filter(({ logged }) => logged === undefined);
    expect(missing).toHaveLength(2);
    expect(reason).toContain('two');
    for (const { ask } of missing) {
      expect(plant.people.find(({ name }) => name === ask)?.role).toBe('Area operator');
    }
  });

  it('with every overnight permit and isolation in the handover', () => {
    const items = shiftLog.handover.items.map(({ tag, text }) => `${tag} ${text}`).join('\n');
    for (const { tag, overnight } of [...plant.permits, ...plant.isolations]) {
      if (overnight) expect(items).toContain(tag);
    }
  });

  it('with the running pump on recirculation before the line is isolated', () => {
    const [recirculating = ''] = logTimes(bearing.spare);
    const closed = timeOf(plant, 'XV-212', 'closed') ?? '';
    const times = [recirculating, closed, lotoPlan.points[0]?.verified ?? ''];
    expect(times).toEqual(times.toSorted());
  });
});

describe('the credential', () => {
  it('is based on the statements about its holder', () => {
    const own = xapiStream.statements.filter(({ actor }) => actor.name === credential.holder);
    const passed = own.find(({ verb }) => verb === 'passed');
    expect(credential.evidence.items.join()).toContain(
      `${(passed?.result.score?.scaled ?? 0) * 100}%`,
    );
    expect(own.some(({ object }) => object.name.includes(isolation?.tag ?? '—'))).toBe(true);
    const certified = shiftLog.entries.find(({ text }) => text.includes('certified'));
    expect(`${plant.date}T${certified?.time}` > (passed?.time ?? '')).toBe(true);
  });

  it('is next to what SCORM tracks on the same day: one course and its score', () => {
    const { scorm, statements, opened } = xapiStream;
    const score = statements[opened - 1]?.result.score?.scaled ?? 0;
    expect(scorm.tracked).toMatch(new RegExp(`\\b${score * 100}$`));
  });

  it('has a code that opens an existing section', () => {
    const { to, section } = credential.code;
    expect(standardPages[to]?.sections.map(({ id }) => id)).toContain(section);
  });
});

describe('the incident', () => {
  it('matches the register in the cause tree and the media brief', () => {
    expect(causeTree.title).toContain(incident?.tag);
    expect(causeTree.cause.from).toBe(`${incident?.tag}, ${incident?.time}`);
    expect(mediaBrief.title).toContain(incident?.tag);
    const control = plant.line.beforeStart?.replace(/^.*: |\.$/g, '');
    expect(causeTree.actions.items.join()).toContain(control);
    expect(mediaBrief.place).toBe(
      `${formatDate(incident?.date ?? '')} · ${incident?.life.statement.time}`,
    );
  });

  it('has a statement with confirmed facts only', () => {
    const { before, after, struck } = mediaBrief.statement;
    for (const word of ['environment', 'released', 'spill', 'because']) {
      expect(before + after).not.toContain(word);
    }
    expect(struck).toContain('environment');
    const [restart, stop] = mediaBrief.confirmed.items.map(({ text }) => text.slice(0, 5));
    expect(restart).toBe(incident?.time);
    expect(before).toContain(`At ${restart} today`);
    expect(Number(stop?.slice(3)) - Number(restart?.slice(3))).toBe(2);
    expect(before).toContain('two minutes later');
  });
});
