import { expect, it } from 'vitest';
import {
  asksDistance,
  besideLines,
  byRule,
  countUnset,
  explain,
  headingOf,
  namesOf,
  summarize,
  summarizeGroup,
} from '@/components/tools/permit-board/findings-text';
import { readList } from '@/components/tools/permit-board/permit-list';
import { describeWays } from '@/components/tools/permit-board/save-list';
import { noSettings, rulesOf } from '@/components/tools/permit-board/settings';
import { writeList } from '@/components/tools/permit-board/write-list';
import { sideBySide } from '@/lib/calculations/side-by-side';
import { findConflicts, joinQuestions } from '@/lib/calculations/simops';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';
import { behindIsolation, locked, toList } from './permit-plan';

const board = content().drawings.permitBoard;

it.each([
  ['bleed 200-P-201A bay 2 07:00-13:00; open P-201A bay 2 08:00-12:00', 'P-1 is of 200-P-201A: is'],
  ['bleed P-201A/B bay 2 07:00-13:00; open P-201B bay 2 08:00-12:00', 'P-1 is of P-201A/B: is'],
  ['bleed P-201 bay 2 07:00-13:00; open 200-P-201A bay 2 08:00-12:00', 'P-1 is of P-201: is'],
  ['bleed P-201A bay 2 07:00-13:00; open P-201B bay 2 08:00-12:00', 'isolation of P-201B here. ('],
  ['bleed V-310 bay 2 07:00-13:00; open PSV-310 bay 2 08:00-12:00', 'isolation of PSV-310 here. ('],
  [
    'bleed F-1 bay 2 08:00-13:00; open F-1 bay 2 08:00-12:00',
    'Is it verified before this work starts?',
  ],
  [locked, 'F-1, bay 2: P-2 (line break), P-1 (single block and bleed). Are these'],
  [
    'single F-1 bay 2 07:00-11:00; open F-1 bay 2 08:00-12:00',
    'P-1 (single block of F-1): 07:00–11:00, which isn’t enough for this work, not in place until its end.',
  ],
  [
    'double F-1 bay 2 08:30-13:00; open F-1 bay 2 08:00-12:00',
    'Its isolation isn’t in place for all of it. P-1 (double block and bleed of F-1): 08:30–13:00, not in place at its start.',
  ],
  [
    `${locked}; hot bay 4 13:15-14:00`,
    'leak test after P-2 (line break, F-1, bay 2) and P-3 (hot work, Rack steel, bay 4)',
  ],
])('explains what’s found in %s', (plan, said) => {
  const checked = check(plan);
  expect(checked.conflicts.map((each) => explain(each, checked)).join(' ')).toContain(said);
});

it.each([
  ['bay 2', 'Question: hot work in the same area as an open line, 09:00–10:00'],
  ['bay 3', 'Question: hot work that may be within 50\u00a0ft of an open line, 09:00–10:00'],
  ['F-1, bay 2', 'Hot work in the same area as an open line, 09:00–10:00'],
])('says of hot work at %s, in the visitor’s areas, what nobody knows: %s', (place, said) => {
  const { jobs, ...checked } = check(`${locked}; hot ${place} 09:00-10:00`);
  const areas = ['North', 'South', 'West'].map((name) => ({ name, from: null, to: null }));
  const rules = { ...checked.rules, areas };
  const conflicts = joinQuestions(findConflicts(jobs, rules));
  expect(conflicts.map((each) => headingOf(each, { ...checked, jobs, rules }))).toContain(said);
  expect(conflicts.map(namesOf)).toContain('P-1, P-2 (F-1)');
});

it('lists questions about unknown distances apart from the others, and counts their pairs', () => {
  const { jobs, ...checked } = check(`${locked}; hot bay 3 09:00-10:00; lift bay 4 09:00-10:00`);
  const areas = ['North', 'South', 'West', 'East'].map((name) => ({ name, from: null, to: null }));
  const rules = { ...checked.rules, areas };
  const conflicts = joinQuestions(findConflicts(jobs, rules));
  const own = { ...checked, jobs, rules, conflicts };
  const unset = conflicts.filter((each) => asksDistance(each, own));
  expect(unset.map(({ rule }) => rule.rule)).not.toContain(behindIsolation);
  expect(countUnset(unset, own)).toBe('Unknown distances: 3 pairs');
  const inOne = joinQuestions(findConflicts(check(`${locked}; hot bay 2 09:00-10:00`).jobs, rules));
  expect(inOne.filter(({ ask }) => ask === rules.oneArea)).not.toEqual([]);
  expect(inOne.filter((each) => asksDistance(each, own))).toEqual([]);
});

it('lists what’s found of one rule together, and each once', () => {
  const checked = check(
    'lift bay 2 08:00-09:00; dig E-1 bay 2 08:00-08:30; dig bay 3 08:15-10:00; open F-1 bay 2 08:00-08:30',
  );
  const groups = byRule(checked.conflicts);
  expect(groups.flat()).toHaveLength(checked.conflicts.length);
  expect(groups.map((group) => summarizeGroup(group, checked))).toContain(
    'Other work within 20\u00a0ft of a crane lift, 2 conflicts: P-1, P-3; P-2 (E-1)',
  );
});

const room = 'scaffold bay 1 07:00-12:00; dig bay 4 08:00-10:00; other bay 4 09:00-18:00';

it.each<[string, string[]]>([
  [
    room,
    [
      'Excavation next to other work: P-2 (Pipe rack 3, bay 4) with P-3 (Pipe rack 3, bay 4), 09:00–10:00',
      'Excavation next to scaffold: P-2 (Pipe rack 3, bay 4) with P-1 (Pipe rack 3, bay 1), 08:00–10:00',
      'Other work next to scaffold: P-3 (Pipe rack 3, bay 4) with P-1 (Pipe rack 3, bay 1), 09:00–12:00',
    ],
  ],
  // Also while a fire watch or a leak test follows, but behind no isolation.
  [
    'hot bay 1 07:00-08:00; scaffold bay 3 08:30-10:00; blind F-1 bay 3 08:00-12:00',
    [
      'Fire watch next to scaffold: P-1 (Rack steel, bay 1) with P-2 (Pipe rack 3, bay 3), 08:30–09:00',
    ],
  ],
  // A rule names the two, or they're apart in time or place.
  ['dig bay 4 08:00-10:00; hot bay 4 08:00-09:00', []],
  ['dig bay 4 08:00-10:00; scaffold bay 4 10:00-11:00', []],
  ['dig bay 1 08:00-10:00; other bay 5 08:00-10:00', []],
  // A crowd isn't a rule about two of its jobs.
  [
    'dig E-1 bay 1 08:00-09:00; dig E-2 bay 1 08:00-09:00; dig E-3 bay 1 08:00-09:00; dig E-4 bay 1 08:00-09:00',
    [
      'Excavation next to excavation: P-1 (E-1, bay 1) with P-2 (E-2, bay 1), 08:00–09:00; P-3 (E-3, bay 1), 08:00–09:00; P-4 (E-4, bay 1), 08:00–09:00',
      'Excavation next to excavation: P-2 (E-2, bay 1) with P-3 (E-3, bay 1), 08:00–09:00; P-4 (E-4, bay 1), 08:00–09:00',
      'Excavation next to excavation: P-3 (E-3, bay 1) with P-4 (E-4, bay 1), 08:00–09:00',
    ],
  ],
])('lists who’s side by side in %s without a rule', (plan, lines) => {
  expect(besideLines(check(plan))).toEqual(lines);
});

it('counts who’s side by side without a rule after the findings', () => {
  const checked = check(room);
  const rules = { ...checked.rules, areas: [{ name: 'North', from: null, to: null }] };
  expect(summarize({ ...checked, rules })).toContain('3 pairs in areas that may be within');
  expect(summarize(checked)).toBe(
    'These [rules] found nothing in 3 permits; that isn’t a clearance. Not named by any finding: 3 pairs within 50\u00a0ft of each other',
  );
});

function check(plan: string) {
  const { jobs, day } = readList(toList(plan), board);
  const rules = rulesOf(board, noSettings, jobs);
  const found = findConflicts(jobs, rules);
  return {
    title: '',
    place: '',
    unit: noSettings.unit,
    board,
    jobs,
    rules,
    clock: siteClock(day),
    conflicts: joinQuestions(found),
    pairs: sideBySide(jobs, found, rules),
  };
}

it.each([
  ['open F-1 bay 2 08:00-12:00', 'No other time helps: it needs its isolation first.'],
  [
    'bleed F-1 bay 2 19:00-23:00; open F-1 bay 2 08:00-12:00',
    'These rules leave it no other start this shift within its isolation (P-1, 19:00–23:00).',
  ],
])('says why %s has no other time', (plan, said) => {
  const checked = check(plan);
  expect(checked.conflicts.map((each) => describeWays(each, checked))).toEqual([said]);
});

it('says which isolations are missing before another time can help', () => {
  const checked = check('open F-1 bay 2 08:00-10:00; entry V-9 bay 3 08:00-10:00');
  const ways = checked.conflicts.map((each) => describeWays(each, checked));
  expect(ways).toContain('Times are offered once P-1 and P-2 have their isolation.');
});

it('asks of a way out whether jobs on the same equipment can change places', () => {
  const checked = check(
    'double V-1 bay 2 06:00-18:00; open V-1 bay 2 08:00-10:00; lift V-1 bay 2 10:00-11:00; hot bay 3 10:00-11:00',
  );
  const ways = checked.conflicts.map((each) => describeWays(each, checked)).join();
  expect(ways).toContain('Can P-3 come before P-2 on V-1?');
});

it('asks of a way out whether a blind may be fitted after the entry behind it', () => {
  const checked = check(
    'double V-6 bay 5 06:00-10:00; blind V-6 bay 5 10:00-18:00; entry V-6 bay 5 08:00-14:00; open V-6 bay 5 09:30-10:30',
  );
  const ways = checked.conflicts.map((each) => describeWays(each, checked)).join();
  expect(ways).toContain('P-4 to 14:00–15:00');
  expect(ways).toContain('Can P-3 come before P-4 on V-6?');
});

it('names a line break behind the same isolation as an entry', () => {
  const checked = check(
    'blind V-1 bay 5 06:00-18:00; open V-1 bay 5 06:30-08:00; entry V-1 bay 5 09:00-12:00',
  );
  const asked = checked.conflicts.find(({ rule: { rule } }) => rule.startsWith('entry behind'));
  expect(asked && explain(asked, checked)).toContain('P-2 (line break)');
});

it('quotes what a list says of a job', () => {
  const list =
    'permit,type,remarks,place,start,end\nP-1,Hot work,Weld sign,Rack steel bay 4,08:00,19:00';
  const { text = '', answers: [yes] = [] } = readList(list, board).unclear[0] ?? {};
  const { jobs, day } = readList(list, board, new Map([[text, yes?.kind ?? '']]));
  const checked = { ...check(locked), jobs };
  const [found] = joinQuestions(findConflicts(jobs, checked.rules));
  expect(found && explain(found, checked)).toContain(
    'P-1 (hot work, Rack steel, bay 4, “Weld sign”)',
  );
  expect(writeList(jobs, siteClock(day), checked.rules)).toContain('"Weld sign"');
});

it('offers no time before equipment is drained', () => {
  const plan =
    'double V-1 bay 2 06:00-18:00; drain V-1 bay 2 08:00-10:00; open V-1 bay 2 10:00-11:00; hot bay 3 10:00-11:00';
  const checked = check(plan);
  const ways = checked.conflicts.map((each) => describeWays(each, checked)).join();
  expect(ways).toContain('P-3 to 13:00');
  expect(ways).not.toMatch(/P-3 to 0[6-9]/);
});

it('writes of each way out what it asks', () => {
  const checked = check(`${locked}; hot bay 4 08:00-09:00`);
  const [ways] = checked.conflicts.map((each) => describeWays(each, checked)).filter(Boolean);
  const behind = `Question then: ${behindIsolation}, 08:00–12:00`;
  expect(ways?.split('. Or: ')).toEqual([
    `Times these rules leave: P-3 to 06:00–07:00. Question then: hot work within 50\u00a0ft of an isolation’s open bleed, 07:00–08:00. ${behind}`,
    `P-3 to 14:00–15:00. ${behind}. Question then: work in the hour after an open line, 14:00–14:30`,
    `P-3 to 15:00–16:00. ${behind}`,
    `P-3 to 16:00–17:00. ${behind}`,
  ]);
});

it.each([
  ['bleed F-1 bay 2 07:00-13:00', true],
  ['blind F-1 bay 2 07:00-13:00; double F-1 bay 2 08:00-13:00', true],
  ['bleed F-2 bay 2 07:00-13:00', false],
])('asks about all lines of an open line behind %s: %s', (isolations, isAsked) => {
  const { conflicts } = check(`${isolations}; open F-1 bay 2 08:00-12:00`);
  const asked = conflicts.filter(({ rule: { rule } }) => rule === behindIsolation);
  expect(asked).toHaveLength(isAsked ? 1 : 0);
});
