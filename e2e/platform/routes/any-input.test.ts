import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxBodyBytes } from '../api/read-body';
import { admin, call, operator, testPlatform } from '../testing';
import { anyBody, anyQuery, multipart } from './testing-input';

const lines: string[] = [];
const running = testPlatform({ log: (line) => lines.push(line) });
// Hundreds of calls, some of which hash passwords, are slow on a busy machine.
const timeoutMs = 60_000;
const app = '/apps/brazos';
const anId = 'an-id';

const calls = fc.constantFrom(
  ...['Task', 'Permit', 'ShiftEntry', 'User', 'Nothing'].flatMap((entity) => [
    ...['GET', 'POST', 'DELETE'].map((method) => [method, `${app}/entities/${entity}`]),
    ...['GET', 'PUT', 'DELETE'].map((method) => [method, `${app}/entities/${entity}/${anId}`]),
    ['POST', `${app}/entities/${entity}/bulk`],
    ['POST', `${app}/entities/${entity}/import`],
  ]),
  ...['reset-password-request', 'reset-password', 'change-password'].map((name) => [
    'POST',
    `${app}/auth/${name}`,
  ]),
  ['POST', `${app}/users/invite-user`],
  ...['echo', 'add-task'].map((name) => ['POST', `${app}/functions/${name}`]),
  ...[
    'InvokeLLM',
    'GenerateImage',
    'UploadFile',
    'UploadPrivateFile',
    'CreateFileSignedUrl',
    'ExtractDataFromUploadedFile',
    'SendEmail',
    'x',
  ].map((name) => ['POST', `${app}/integration-endpoints/Core/${name}`]),
  ['POST', `${app}/integration-endpoints/installable/p/integration-endpoints/e`],
  ['GET', `${app}/agents/conversations`],
  ['POST', `${app}/agents/conversations`],
  ['POST', `${app}/agents/conversations/${anId}/messages`],
);

/** Creates a record. @returns its id */
async function createRecord(path: string, json: object): Promise<string> {
  const answer = await call(running.platform, path, { token: running.platform.serviceToken, json });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

test(
  'never responds with a server error, whatever the input',
  async () => {
    const token = running.platform.serviceToken;
    const conversation = await createRecord(`${app}/agents/conversations`, { agent_name: 'Milam' });
    await fc.assert(
      fc.asyncProperty(calls, anyQuery, anyBody, async ([method = '', path = ''], query, init) => {
        const { body: _body, json: _json, ...bodiless } = init ?? {};
        const sent = method === 'GET' ? bodiless : init;
        // An existing id. A new task each time, since calls delete it.
        const id = path.includes('Task/')
          ? await createRecord(`${app}/entities/Task`, { title: 'x', tags: ['a'] })
          : conversation;
        const target = `${path.replace(anId, id)}?${query}`;
        const answer = await call(running.platform, target, { ...sent, method, token });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(JSON.parse(text)).toMatchObject({
            message: expect.any(String),
            detail: expect.any(String),
            error_type: expect.any(String),
            code: expect.any(String),
          });
        }
      }),
      { numRuns: 400 },
    );
    expect(lines.filter((line) => / at .+:\d+/.test(line))).toEqual([]);
  },
  timeoutMs,
);

test(
  'never responds with a server error, whatever the path segment',
  async () => {
    const token = running.platform.tokenFor(admin);
    const part = fc.oneof(
      fc.string().map((text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))),
      fc.constantFrom('%00', '%ff', '%', '..%2f', '__proto__', 'User', 'constructor', "'"),
    );
    const path = fc.constantFrom<[string, (part: string) => string]>(
      ['GET', (part) => `/entities/${part}`],
      ['GET', (part) => `/entities/Task/${part}`],
      ['DELETE', (part) => `/entities/Task/${part}`],
      ['GET', (part) => `/entities/User/${part}`],
      ['POST', (part) => `/functions/${part}`],
      ['POST', (part) => `/integration-endpoints/Core/${part}`],
      ['GET', (part) => `/files/${part}`],
      ['GET', (part) => `/private-files/${part}?token=${token}`],
      ['GET', (part) => `/entities/Task?q[${part}]=${part}&q[a][$gt]=${part}`],
      ['GET', (part) => `/agents/conversations/${part}`],
      ['GET', (part) => `/agents/${part}/whatsapp?token=${token}`],
      ['GET', (part) => `/auth/sso/accesstoken/${part}`],
    );
    await fc.assert(
      fc.asyncProperty(path, part, async ([method, at], part) => {
        const answer = await call(running.platform, app + at(part), { method, token });
        expect(answer.status).toBeLessThan(500);
        await answer.text();
      }),
      { numRuns: 200 },
    );
  },
  timeoutMs,
);

test('rejects a form over 10 MiB with 413, with or without a Content-Length', async () => {
  const token = running.platform.tokenFor(operator);
  const path = `${app}/integration-endpoints/Core/UploadFile`;
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const body = new Blob([head, new Uint8Array(maxBodyBytes), '\r\n--b--\r\n']);
  const headers = multipart;
  const announced = await call(running.platform, path, { method: 'POST', headers, token, body });
  expect(announced.status).toBe(413);
  const chunked = await call(running.platform, path, {
    method: 'POST',
    headers,
    token,
    body: body.stream(),
    duplex: 'half',
  });
  expect(chunked.status).toBe(413);
  expect(await chunked.json()).toMatchObject({ code: 'body_too_large' });
});
