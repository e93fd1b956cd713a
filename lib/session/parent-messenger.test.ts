import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseUrl } from '@/lib/parse-url';
import { createParentMessenger } from './parent-messenger';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const own = 'https://site.example';
const editor = 'https://editor.example:8443';
const evil = 'https://evil.example';
const origins = [own, editor];
const token = 'opaque/token+of=today';

interface Frame {
  /** Null where the browser has no list of ancestors. */
  ancestors?: readonly string[] | null;
  referrer?: string;
  isTop?: boolean;
}

/** The messenger of a page in this frame, and what it sends to its parent. */
function framed({ ancestors = null, referrer = '', isTop = false }: Frame) {
  const postMessage = vi.fn<(message: unknown, target: string) => void>();
  const events = new EventTarget();
  const window = {
    parent: { postMessage },
    location: ancestors === null ? {} : { ancestorOrigins: ancestors },
    document: { referrer },
    addEventListener: events.addEventListener.bind(events),
  };
  if (isTop) Object.assign(window, { parent: window, postMessage });
  const parent = createParentMessenger({ window, origins, tokens: () => [null, token] });
  /** Dispatches the browser's event for an uncaught error or rejection. */
  const dispatch = (type: string, detail: object) =>
    void events.dispatchEvent(Object.assign(new Event(type), detail));
  return { postMessage, sent: postMessage.mock.calls, parent, dispatch };
}

describe('messages', () => {
  test.each<[string, Frame]>([
    ['by the list of ancestors', { ancestors: [editor, evil] }],
    ['by the referrer', { referrer: `${editor}/apps/1?x` }],
  ])('go to a trusted parent, known %s, at its exact origin', (_, frame) => {
    const { sent, parent } = framed(frame);
    parent.sendUrl(`${own}/About?access_token=x#part`);
    expect(sent).toEqual([[{ type: 'app_changed_url', url: `${own}/About` }, editor]]);
  });

  test('go only to a parent on the build’s list, whatever the frame', () => {
    const anyOrigin = fc.constantFrom(
      ...[...origins, evil, 'null', '', 'file://', 'http://site.example', `${own}.`, `${own}:444`],
      ...[`${own}.evil.example`, 'https://editor.example', '*', '/'],
    );
    const before = ['', `${evil}/`, `${evil}@`, 'blob:', ' ', '//'];
    const after = ['', '/', `/app?from=${own}`, '@evil.example/', '\\@evil.example'];
    const referrers = fc.tuple(fc.constantFrom(...before), anyOrigin, fc.constantFrom(...after));
    const frames = fc.record({
      ancestors: fc.option(fc.array(anyOrigin, { maxLength: 3 })),
      referrer: referrers.map((parts) => parts.join('')),
      isTop: fc.boolean(),
    });
    fc.assert(
      fc.property(frames, (frame) => {
        const { sent, parent } = framed(frame);
        parent.sendUrl(`${own}/About`);
        parent.sendError('broken');
        const { referrer } = frame;
        const [nearest = parseUrl(referrer)?.origin ?? ''] = frame.ancestors ?? [];
        const expected = !frame.isTop && origins.includes(nearest) ? [nearest, nearest] : [];
        expect(sent.map(([, target]) => target)).toEqual(expected);
      }),
    );
  });

  test('don’t throw when they can’t be sent', () => {
    const { postMessage, parent } = framed({ ancestors: [editor] });
    postMessage.mockImplementation(() => {
      throw new Error('gone');
    });
    parent.sendError(new Error('broken'));
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('errors', () => {
  test('are sent when uncaught, as are rejections', () => {
    const { sent, dispatch } = framed({ ancestors: [editor] });
    dispatch('error', { error: new Error('broken'), message: 'Uncaught Error: broken' });
    dispatch('error', { error: null, message: 'Script error.' });
    for (const reason of ['no reason', null]) dispatch('unhandledrejection', { reason });
    const titles = ['broken', 'Script error.', 'no reason', 'null'];
    expect(sent).toMatchObject(
      titles.map((title) => [{ type: 'app_error', error: { title } }, editor]),
    );
  });

  test.each([
    [{ status: 402 }, 0],
    [{ response: { status: 402 } }, 0],
    [{ status: 500 }, 1],
    [{ status: null, response: { status: 401 } }, 1],
  ])('of %j are sent %i times', (fields, times) => {
    for (const thrown of [fields, Object.assign(new Error('no payment'), fields)]) {
      const { sent, parent } = framed({ ancestors: [editor] });
      parent.sendError(thrown);
      expect(sent).toHaveLength(times);
    }
  });

  test('are three short strings without the token, or nothing, for any thrown value', () => {
    const short = fc.string({ maxLength: 10 });
    const hidden = fc.constantFrom('', token, JSON.stringify(token));
    const text = fc.tuple(short, hidden, short).map((parts) => parts.join(' '));
    const fields = { message: text, stack: text, componentName: text, componentStack: text };
    const shaped = fc.record({ ...fields, status: fc.anything() }, { requiredKeys: [] });
    const thrown = fc.oneof(
      shaped,
      shaped.map((fields) => Object.assign(new Error(), fields)),
      shaped.map((response) => ({ response })),
      text,
      fc.anything({ withNullPrototype: true, withBigInt: true, maxKeys: 3 }),
    );
    fc.assert(
      fc.property(thrown, (value) => {
        const { sent, parent } = framed({ ancestors: [own] });
        parent.sendError(value);
        const { status, response } = Object(value) as { status?: unknown; response?: unknown };
        const isPayment = (status ?? Object(response).status) === 402;
        expect(sent).toHaveLength(isPayment ? 0 : 1);
        for (const [message, target] of sent) {
          expect(target).toBe(own);
          // What arrives is a copy.
          const { type, error } = structuredClone(message) as { type: string; error: object };
          expect(type).toBe('app_error');
          expect(Object.keys(error).sort()).toEqual(['componentName', 'details', 'title']);
          const texts = Object.values(error).join('\n');
          expect(texts.length).toBeLessThan(12_010);
          expect(texts).not.toContain(token);
        }
      }),
    );
  });
});
