import { expect, it } from 'vitest';
import type { z } from 'zod';
import { parseYaml } from '../parse-yaml';
import { credentialSchema } from './drawings';
import { evmCardSchema } from './evm-card';
import { plantSchema } from './plant';

/** Error messages for a partial drawing, except those for missing fields. */
function messagesFor(text: string, schema: z.ZodType): string[] {
  const { problems } = parseYaml('content/drawings/sample.yaml', text, schema);
  return problems
    .map(({ field, message }) => `${field} ${message}`)
    .filter((line) => !line.includes('is missing'));
}

const sheet = 'title: Sample\nplace: Unit 300\nseen: What is seen.\n';

function card(budget: number, periods: string, within = 'At [eac].'): string {
  return `${sheet}chart: Curves.\nbudget: ${budget}\nlimits: { green: 0.95, yellow: 0.9 }
periods: ${periods}
objective: { name: Objective, text: Budget }
decision: { name: Decision, text: None }
from: Cost report
sentences:
  notStarted: None.
  noCost: None.
  beyondBudget: Check.
  complete: Complete.
  spent: Spent.
  over: Over.
  within: ${within}
  behind: Behind.
  onSchedule: On schedule.\n`;
}

it('refuses a sentence with a word that the site can’t fill in', () => {
  const periods = '[{ pv: 20, ev: 10, ac: 10 }]';
  expect(messagesFor(card(20, periods, 'At [eac], [tcpi].'), evmCardSchema)).toEqual([
    'sentences.within can have only these words in brackets: [eac], [bac]',
  ]);
});

it('refuses earned value above the budget', () => {
  expect(messagesFor(card(20, '[{ pv: 20, ev: 21, ac: 10 }]'), evmCardSchema)).toEqual([
    'periods can’t have an earned value (ev) above the budget',
  ]);
});

it('refuses a plan that does not end at the budget', () => {
  expect(messagesFor(card(20, '[{ pv: 10, ev: 10, ac: 10 }, { pv: 20 }]'), evmCardSchema)).toEqual(
    [],
  );
  expect(messagesFor(card(21, '[{ pv: 10, ev: 10, ac: 10 }, { pv: 20 }]'), evmCardSchema)).toEqual([
    'budget must equal the planned value (pv) of the last period',
  ]);
});

it('refuses a period with earned value but no cost, and a gap in the reported periods', () => {
  expect(messagesFor(card(20, '[{ pv: 10, ev: 10 }, { pv: 20 }]'), evmCardSchema)).toEqual([
    'periods[0] must have both ev and ac, or neither if the period is still ahead',
  ]);
  expect(messagesFor(card(20, '[{ pv: 10 }, { pv: 20, ev: 18, ac: 19 }]'), evmCardSchema)).toEqual([
    'periods must start with at least one reported period, without gaps',
  ]);
});

it('refuses a code that opens no page', () => {
  expect(messagesFor('code: { to: Verify }', credentialSchema(['Platform']))).toContain(
    'code.to must be the name of a page in pages.yaml: it’s what the code opens',
  );
});

it('requires a rescheduled permit to last as long as planned', () => {
  const final = (from: string, until: string) =>
    messagesFor(
      `date: 2026-03-12
permits:
  - tag: PTW-1
    work: Line break
    where: Flange, bay 2
    planned: { from: "10:00", until: "14:00" }
    final: { from: ${from}, until: ${until} }`,
      plantSchema,
    );
  expect(final('"13:00"', '"17:00"')).toEqual([]);
  expect(final('"09:00"', '"13:00"')).toEqual([]);
  expect(final('"13:00"', '"16:00"')).toEqual([
    'permits[0].final must be as long as planned: the permit board moves its bar',
  ]);
});

it('requires a permit to be in a bay of the plan', () => {
  const where = (place: string) =>
    messagesFor(`date: 2026-03-12\npermits:\n  - where: ${place}`, plantSchema);
  expect(where('"Flange, bay 8"')).toEqual([]);
  for (const place of ['Flange', '"Flange, bay 9"']) {
    expect(where(place)).toEqual([
      'permits[0].where must end with a bay from 1 to 8, like “Pipe rack 3, bay 2”',
    ]);
  }
});

it('requires permit hours to be whole hours of the shift that start before they end', () => {
  const hours = (from: string, until: string) =>
    messagesFor(
      `date: 2026-03-12\npermits:\n  - planned: { from: ${from}, until: ${until} }`,
      plantSchema,
    );
  expect(hours('"08:00"', '"12:00"')).toEqual([]);
  expect(hours('"12:00"', '"08:00"')).toEqual(['permits[0].planned must start before it ends']);
  expect(hours('"05:00"', '"08:30"')).toEqual([
    'permits[0].planned.from must be a whole hour of the shift in quotes, like "08:00"',
    'permits[0].planned.until must be a whole hour of the shift in quotes, like "08:00"',
  ]);
});
