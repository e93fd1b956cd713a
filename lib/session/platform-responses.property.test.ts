import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { askPlatform } from './ask';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const token = 'opaque-token-of-today';

const anything = fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 2 }), fc.constant(token));
const reason = fc.oneof(
  fc.constantFrom('auth_required', 'user_not_registered', '__proto__', 'toString', '', 'closed'),
  anything,
);
const names = 'id public_settings full_name email role message detail code'.split(' ');
const fields = Object.fromEntries(names.map((name) => [name, anything]));
const extra_data = fc.oneof(anything, fc.record({ reason }));
const shaped = fc
  .record({ ...fields, extra_data }, { requiredKeys: [] })
  .map((body) => JSON.stringify(body));
const body = fc.oneof(
  shaped,
  shaped.map((json) => json.replace('{', `{"__proto__":{"role":"admin","id":"1","reason":"x"},`)),
  fc.json({ maxDepth: 2 }),
  fc.constantFrom('', '[]', 'null', '<!doctype html>', '{"id":', '\uFEFF{}', '"text"'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const status = fc.oneof(
  fc.constantFrom(200, 204, 401, 403, 403, 500),
  fc.integer({ min: 200, max: 599 }),
);
const type = fc.constantFrom(null, 'application/json', 'text/html', 'nonsense');

test('turns any response into a user, settings, or a known error', {
  timeout: 300_000,
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
  const { signal } = new AbortController();
  let respond = () => new Response();
  // A real server would take minutes for ten thousand responses. The client's tests use one.
  vi.stubGlobal('fetch', async () => respond());
  vi.stubGlobal('location', { href: 'https://site.example/' });
  const place = { serverUrl: 'https://platform.example', appId: 'brazos' };

  await fc.assert(
    fc.asyncProperty(status, type, body, async (status, type, body) => {
      const empty = [204, 205, 304].includes(status);
      respond = () =>
        new Response(empty ? null : body, {
          status,
          headers: type === null ? {} : { 'Content-Type': type },
        });
      const { settings, user } = await askPlatform(place, token, signal);
      for (const answer of [settings, user]) {
        if (answer === null) continue;
        if (answer.said === 'yes') expect(status).toBeLessThan(300);
        else if (answer.said === 'no') expect([401, 403]).toContain(status);
        expect(JSON.stringify(answer.said === 'yes' ? '' : answer)).not.toContain(token);
      }
      if (settings.said === 'yes') {
        expect(typeof settings.value.id).toBe('string');
        expect(settings.value.public_settings).toBeInstanceOf(Object);
      }
      if (user?.said === 'yes') {
        const { value } = user;
        expect(typeof value.id).toBe('string');
        for (const text of [value.full_name, value.email, value.role]) {
          expect(['string', 'undefined']).toContain(typeof text);
        }
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      }
    }),
  );
  expect(Reflect.get({}, 'role')).toBeUndefined();
});
