import { expect, test } from 'vitest';
import { call, operator, testPlatform } from './testing';

const legacy = testPlatform();
const current = testPlatform({ generation: 'current' });
const generations = { legacy, current };

/** Asks both generations as the operator. @returns what each answers */
async function askBoth(method: string, path: string, json?: object) {
  const answers = Object.entries(generations).map(async ([name, { platform }]) => {
    const init = { method, token: platform.tokenFor(operator), ...(json && { json }) };
    const answer = await call(platform, path, init);
    return [name, { status: answer.status, body: await answer.json() }];
  });
  return Object.fromEntries(await Promise.all(answers));
}

test.each([
  [
    'POST',
    '/apps/brazos/agents/conversations/x/messages',
    [404, 'conversation_unknown'],
    [404, 'call_unknown'],
  ],
  [
    'POST',
    '/apps/brazos/agents/conversations/v2/x/messages',
    [404, 'call_unknown'],
    [404, 'conversation_unknown'],
  ],
  ['GET', '/apps/brazos/entities/Task/v2/list', [404, 'call_unknown'], [200, undefined]],
  ['GET', '/functions/echo', [404, 'call_unknown'], [200, undefined]],
] as const)('knows %s %s in one generation only', async (method, path, inLegacy, inCurrent) => {
  const { legacy, current } = await askBoth(
    method,
    path,
    method === 'POST' ? { content: 'x' } : undefined,
  );
  expect([legacy.status, legacy.body.code]).toEqual(inLegacy);
  expect([current.status, current.body.error?.code]).toEqual(inCurrent);
});

test('sends an error’s message and code at the top level, or in an error object', async () => {
  const { legacy, current } = await askBoth('GET', '/apps/brazos/entities/Task/none');
  const message = 'There is no Task "none"';
  const code = 'record_unknown';
  const error_type = 'not_found';
  expect(legacy.body).toEqual({ message, detail: message, code, error_type });
  expect(current.body).toEqual({ error: { message, code }, error_type });
});
