import { expect, test } from 'vitest';
import { call, operator, testPlatform } from './testing';

const legacy = testPlatform();
const current = testPlatform({ generation: 'current' });
const generations = { legacy, current };

/** Asks both generations, as the operator unless it's for the service role. @returns what each answers */
async function askBoth(method: string, path: string, json?: object) {
  const answers = Object.entries(generations).map(async ([name, { platform }]) => {
    const token = path.includes('/sso/') ? platform.serviceToken : platform.tokenFor(operator);
    const init = json === undefined ? {} : { json };
    const answer = await call(platform, path, { method, token, ...init });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return [name, { status: answer.status, body: isJson ? JSON.parse(text) : text }];
  });
  return Object.fromEntries(await Promise.all(answers));
}

test.each([
  ['POST', '/apps/brazos/agents/conversations/x/messages', 'conversation_unknown', 'call_unknown'],
  [
    'POST',
    '/apps/brazos/agents/conversations/v2/x/messages',
    'call_unknown',
    'conversation_unknown',
  ],
])('knows the path of %s %s in one generation only', async (method, path, inLegacy, inCurrent) => {
  expect(await askBoth(method, path, { content: 'x' })).toMatchObject({
    legacy: { status: 404, body: { code: inLegacy } },
    current: { status: 404, body: { error: { code: inCurrent } } },
  });
});

test.each([
  ['GET', '/apps/brazos/entities/Task/v2/list'],
  ['GET', '/functions/echo'],
  ['GET', '/apps/auth/login'],
])('answers %s %s in the current generation only', async (method, path, json?: object) => {
  expect(await askBoth(method, path, json)).toMatchObject({
    legacy: { status: 404 },
    current: { status: 200 },
  });
});

test('sends an error’s message and code at the top level, or in an error object', async () => {
  const { legacy, current } = await askBoth('GET', '/apps/brazos/entities/Task/none');
  const message = 'There is no Task "none"';
  const code = 'record_unknown';
  const error_type = 'not_found';
  expect(legacy.body).toEqual({ message, detail: message, code, error_type });
  expect(current.body).toEqual({ error: { message, code }, error_type });
});
