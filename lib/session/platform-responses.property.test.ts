import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createSiteClient, isPlatformError } from '@/lib/platform/site';
import { toAuthError } from './session';

afterEach(() => void vi.unstubAllGlobals());

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
  let respond = () => new Response();
  // A real server would take minutes for ten thousand responses. The client's tests use one.
  vi.stubGlobal('fetch', async () => respond());
  const serverUrl = 'https://platform.example';
  const client = createSiteClient({ serverUrl, appId: 'brazos', token });

  await fc.assert(
    fc.asyncProperty(status, type, body, fc.boolean(), async (status, type, body, isUser) => {
      const empty = [204, 205, 304].includes(status);
      respond = () =>
        new Response(empty ? null : body, {
          status,
          headers: type === null ? {} : { 'Content-Type': type },
        });
      try {
        if (isUser) {
          const user = await client.auth.me();
          expect(typeof user.id).toBe('string');
          for (const text of [user.full_name, user.email, user.role]) {
            expect(['string', 'undefined']).toContain(typeof text);
          }
          expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
        } else {
          const settings = await client.publicSettings.get();
          expect(typeof settings.id).toBe('string');
          expect(settings.public_settings).toBeInstanceOf(Object);
        }
        expect(status).toBeLessThan(300);
      } catch (error) {
        if (!isPlatformError(error)) throw error;
        expect(error.status).toBe(status);
        const { type, message } = toAuthError(error);
        expect(type === '' || message === '').toBe(false);
        if (status !== 403) expect(type).toBe('unknown');
        expect(`${type}${message}${JSON.stringify(error.data)}`).not.toContain(token);
      }
    }),
  );
  expect(Reflect.get({}, 'role')).toBeUndefined();
});
