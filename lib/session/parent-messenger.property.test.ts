import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createParentMessenger } from './parent-messenger';

const limits = { timeout: 300_000 };

const own = 'https://site.example';
const origins = [own, 'https://platform.example', 'https://editor.example:8443'];
const token = 'opaque/token+of=today';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const anyOrigin = fc.oneof(
  fc.constantFrom(...origins),
  fc.constantFrom('null', '', 'file://', 'https://evil.example', 'http://site.example'),
  fc.constantFrom(
    `${own}.`,
    `${own}:444`,
    `${own}.evil.example`,
    'https://editor.example',
    '*',
    '/',
  ),
);
const referrer = fc
  .tuple(
    fc.constantFrom('', 'https://evil.example/', 'https://evil.example@', 'blob:', ' ', '//'),
    anyOrigin,
    fc.constantFrom('', '/', '/app?from=https://site.example', '@evil.example/', '\\@evil.example'),
  )
  .map((parts) => parts.join(''));
const frame = fc.record({
  ancestors: fc.option(fc.array(anyOrigin, { maxLength: 3 })),
  referrer,
  isTop: fc.boolean(),
});

/** A window with these ancestors and this referrer, and the messages sent to its parent. */
function framed({
  ancestors,
  referrer,
  isTop,
}: typeof frame extends fc.Arbitrary<infer T> ? T : never) {
  const sent: { message: unknown; target: string }[] = [];
  const events = new EventTarget();
  const window = {
    parent: {
      postMessage: (message: unknown, target: string) => void sent.push({ message, target }),
    },
    location: ancestors === null ? {} : { ancestorOrigins: ancestors },
    document: { referrer },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  if (isTop) Object.assign(window, { parent: window, postMessage: window.parent.postMessage });
  return { sent, parent: createParentMessenger({ window, origins, tokens: () => [token, null] }) };
}

test('sends messages only to a parent on the build’s list, at its exact origin', limits, () => {
  fc.assert(
    fc.property(frame, (given) => {
      const { sent, parent } = framed(given);
      parent.sendUrl(`${own}/About`);
      parent.sendError('broken');
      const [nearest] = given.ancestors ?? [];
      const shown = nearest ?? (URL.canParse(given.referrer) ? new URL(given.referrer).origin : '');
      const expected = !given.isTop && origins.includes(shown) ? [shown, shown] : [];
      expect(sent.map(({ target }) => target)).toEqual(expected);
    }),
  );
});

const secret = fc.constantFrom(token, JSON.stringify(token));
const text = fc
  .tuple(fc.string({ maxLength: 10 }), fc.option(secret), fc.string({ maxLength: 10 }))
  .map(([before, hidden, after]) => `${before} ${hidden ?? ''} ${after}`);
const shaped = fc.record(
  { message: text, stack: text, componentName: text, componentStack: text, status: fc.anything() },
  { requiredKeys: [] },
);
const thrown = fc.oneof(
  shaped,
  shaped.map((fields) => Object.assign(new Error(), fields)),
  shaped.map((response) => ({ response })),
  text,
  fc.anything({ withNullPrototype: true, withBigInt: true, maxKeys: 3 }),
);

test(
  'sends three short strings without the token, or nothing, for any thrown value',
  limits,
  () => {
    const trusted = { ancestors: [own], referrer: '', isTop: false };
    fc.assert(
      fc.property(thrown, (value) => {
        const { sent, parent } = framed(trusted);
        parent.sendError(value);
        for (const { message, target } of sent) {
          expect(target).toBe(own);
          const { type, error } = structuredClone(message) as { type: string; error: object };
          expect(type).toBe('app_error');
          expect(Object.keys(error).sort()).toEqual(['componentName', 'details', 'title']);
          const text = Object.values(error).join('\n');
          expect(text.length).toBeLessThan(12_010);
          expect(text).not.toContain(token);
        }
        const { status, response } = Object(value) as { status?: unknown; response?: unknown };
        const isPayment = (status ?? Object(response).status) === 402;
        expect(sent).toHaveLength(isPayment ? 0 : 1);
      }),
    );
  },
);
