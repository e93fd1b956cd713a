import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { parseYaml } from '../parse';
import { permitBoardSchema } from './boards';
import { credentialSchema, evmCardSchema, xapiStreamSchema } from './drawings';

/** What a writer is told after one edit of a picture's file. */
function told(name: string, schema: z.ZodType, from: string, to: string): string[] {
  const file = `content/drawings/${name}.yaml`;
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const { problems } = parseYaml(file, text.replace(from, to), schema);
  return problems.map(({ field, message }) => `${field} ${message}`);
}

it('a plan that does not end at the budget is refused', () => {
  expect(told('evm-card', evmCardSchema, 'budget: 3960', 'budget: 4000')).toEqual([
    'budget must be the planned value of the last period',
  ]);
});

it('a period with earned value and no cost is refused, and so is a gap in the reports', () => {
  expect(told('evm-card', evmCardSchema, 'ev: 50, ac: 49', 'ev: 50')).toEqual([
    'periods[0] must have both ev and ac, or neither while it is still to come',
  ]);
  expect(told('evm-card', evmCardSchema, '{ pv: 150, ev: 152, ac: 150 }', '{ pv: 150 }')).toEqual([
    'periods must begin with the reported ones, at least one',
  ]);
});

it('a verb that ADL does not have is refused', () => {
  expect(told('xapi-stream', xapiStreamSchema, 'verb: failed', 'verb: flunked').join()).toContain(
    'statements[2].verb must be one of ADL’s verbs: answered',
  );
});

it('a code that would open no page is refused', () => {
  expect(told('credential', credentialSchema(['Platform']), 'to: Platform', 'to: Verify')).toEqual([
    'code.to must be the name of a page in pages.yaml: it is what the code opens',
  ]);
});

it('a clash of permits that never meet is refused', () => {
  expect(told('permit-board', permitBoardSchema, 'from: 10', 'from: 12')).toEqual([
    'permits must hold two with `clashes` that share an hour',
  ]);
});
