import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, testPlatform } from '../testing';
import { anyBody, anyObject, anyQuery, anyValue, type CallOptions } from './testing-input';

const lines: string[] = [];
const running = testPlatform({ generation: 'current', log: (line) => lines.push(line) });
const app = '/apps/brazos';
const anId = 'an-id';

const calls = fc.constantFrom(
  ...['Task', 'ShiftEntry', 'User', 'Nothing'].flatMap((entity) => [
    ['GET', `${app}/entities/${entity}/v2/list`],
    ['GET', `${app}/entities/${entity}/count`],
    ['POST', `${app}/entities/${entity}/aggregate`],
    ['POST', `${app}/entities/${entity}/upsert`],
    ['PATCH', `${app}/entities/${entity}/update-many`],
    ['PUT', `${app}/entities/${entity}/bulk`],
  ]),
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, '/functions/echo/a/b']),
  ['POST', '/functions/add-task'],
  ['POST', `${app}/runtime/users/invite-user`],
  ['POST', `${app}/integrations/custom/crm/post:/users/{id}/{title}`],
  ['POST', `${app}/agents/conversations/v2/${anId}/messages`],
);

const operator = fc.constantFrom(
  ...['$set', '$unset', '$rename', '$inc', '$mul', '$min', '$max', '$currentDate'],
  ...['$push', '$addToSet', '$pull', '$where', 'title', '__proto__'],
);
const field = fc.constantFrom(
  ...['title', 'priority', 'tags', 'description', 'readings', 'readings.a.b', 'id', 'a..b', '$x'],
  ...['__proto__', 'constructor.prototype', 'created_date', ''],
);
const operand = fc.oneof(
  anyValue,
  field,
  fc.integer(),
  fc.constantFrom(true, { $each: ['a'] }, { $each: 1 }, { $in: ['a'] }, { $type: 'date' }),
);
const fieldList = fc.oneof(field, fc.array(field, { maxLength: 3 }));
const optional = { requiredKeys: [] };
const updateMany = fc.record({
  query: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyObject }),
  data: fc.dictionary(operator, fc.dictionary(field, operand, { maxKeys: 2 }), { maxKeys: 2 }),
});
const upsert = fc.record({
  records: fc.array(fc.oneof(fc.constant({ title: 'x' }), fc.dictionary(field, operand))),
  key: fieldList,
});
const aggregation = fc.record(
  {
    query: fc.oneof(fc.constant({}), anyObject),
    groupBy: fieldList,
    dateBucket: fc.record({ field, unit: fc.constantFrom('day', 'week', 'month', 'year', 'x') }),
    sum: fieldList,
    min: fieldList,
    countDistinct: field,
    having: anyObject,
    sort: field,
    limit: fc.constantFrom(1, 0, 1e9, '1'),
  },
  optional,
);
const bulk = fc.array(
  fc.record({ id: fc.constantFrom(anId, 'none'), title: operand, tags: operand }, optional),
);
const custom = fc.record(
  { payload: anyObject, path_params: anyObject, headers: anyObject },
  optional,
);
const body = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .oneof(updateMany, upsert, aggregation, bulk, custom)
      .map((json): CallOptions => ({ json })),
  },
  { weight: 1, arbitrary: anyBody },
);

const timeoutMs = 60_000;

/** Creates a record. @returns its id */
async function createRecord(path: string, json: object): Promise<string> {
  const answer = await call(running.platform, path, { token: running.platform.serviceToken, json });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

test(
  'never responds to the current generation’s calls with a server error, whatever the input',
  async () => {
    const token = running.platform.serviceToken;
    const conversation = await createRecord(`${app}/agents/conversations`, { agent_name: 'Milam' });
    const task = await createRecord(`${app}/entities/Task`, { title: 'x', tags: ['a'] });
    await fc.assert(
      fc.asyncProperty(calls, anyQuery, body, async ([method = '', path = ''], query, init) => {
        const { body: _body, json: _json, ...bodiless } = init ?? {};
        const withId = JSON.parse(JSON.stringify(init ?? {}).replaceAll(anId, task));
        const sent = method === 'GET' ? bodiless : withId;
        const target = `${path.replace(anId, conversation)}?${query}`;
        const answer = await call(running.platform, target, { ...sent, method, token });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status < 400) return;
        const error = { message: expect.any(String), code: expect.any(String) };
        expect(JSON.parse(text)).toMatchObject({ error, error_type: expect.any(String) });
      }),
      { numRuns: 300 },
    );
    expect(lines.filter((line) => / at .+:\d+/.test(line))).toEqual([]);
  },
  timeoutMs,
);

test(
  'never responds to a current path or sign-in form with a server error, whatever is in it',
  async () => {
    const token = running.platform.serviceToken;
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '%',
        '..%2f',
        '__proto__',
        'http://[',
        '//evil.example',
        'a@b.example',
        '\ud800',
      ),
    );
    const paths = fc.constantFrom<(part: string) => string>(
      (part) => `${app}/entities/Task/v2/list?cursor=${part}`,
      (part) => `${app}/entities/Task/v2/list?sort=${part}&distinct=${part}`,
      (part) => `${app}/entities/${part}/count?q=${part}`,
      (part) => `${app}/auth/sso/idtoken/${part}`,
      (part) => `${app}/agents/${part}/telegram?token=${part}`,
      (part) => `/functions/${part}/${part}`,
      (part) => `/apps/auth/login?from_url=${part}&popup_origin=${part}&app_id=${part}`,
      (part) => `/apps/${part}/auth/sso/login`,
    );
    await fc.assert(
      fc.asyncProperty(paths, text, text, async (path, part, email) => {
        // encodeURIComponent rejects half of a surrogate pair.
        const encoded = encodeURIComponent(part.replace(/[\ud800-\udfff]/g, ''));
        const read = await call(running.platform, path(encoded), { token });
        expect(read.status, await read.text()).toBeLessThan(500);
        const form = { method: 'POST', redirect: 'manual', token } as const;
        const body = new URLSearchParams({ email, from_url: part, popup_origin: part });
        const sent = await call(running.platform, '/apps/auth/apple/login', { ...form, body });
        expect(sent.status, await sent.text()).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  },
  timeoutMs,
);
