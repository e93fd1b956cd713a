import { expect, test, vi } from 'vitest';
import { createParentMessenger } from './parent-messenger';
import { editor, site, withFakeTimers } from './testing';

withFakeTimers();

const evil = 'https://evil.example';
const token = 'opaque/"token+of\\today';

/** The messenger of a page in frames with these origins, nearest first, and what it posts. */
function framed(ancestorOrigins?: readonly string[], isTop = false) {
  const postMessage = vi.fn<(message: { error?: object }, target: string) => void>();
  const events = new EventTarget();
  const window = {
    parent: { postMessage },
    location: ancestorOrigins === undefined ? {} : { ancestorOrigins },
    addEventListener: events.addEventListener.bind(events),
  };
  if (isTop) Object.assign(window, { parent: window, postMessage });
  // The platform's origin may be the site's own.
  const parent = createParentMessenger(window, [site, site, editor], () => [null, token]);
  const dispatch = (type: string, detail: object) =>
    void events.dispatchEvent(Object.assign(new Event(type), detail));
  const errors = () => postMessage.mock.calls.map(([{ error }]) => structuredClone(error));
  return { postMessage, errors, parent, dispatch };
}

test.each([
  [[editor, evil], false, [editor]],
  [[evil, editor], false, []],
  [['null'], false, []],
  [[], true, []],
  // The browser delivers them to the parent's origin only.
  [undefined, false, [site, editor]],
  [undefined, true, []],
])('in %j, and at the top %s, the page and errors are posted to %j', (origins, isTop, targets) => {
  const { postMessage, parent } = framed(origins, isTop);
  parent.sendUrl(`${site}/About?access_token=x#part`);
  parent.sendError('broken');
  const url = { type: 'app_changed_url', url: `${site}/About` };
  const error = { title: 'broken', details: 'broken', componentName: 'Unknown' };
  expect(postMessage.mock.calls).toEqual([
    ...targets.map((target) => [url, target]),
    ...targets.map((target) => [{ type: 'app_error', error }, target]),
  ]);
});

test('uncaught errors and rejections are posted, and a post that fails doesn’t throw', () => {
  const { errors, dispatch, postMessage } = framed([editor]);
  dispatch('error', { error: new Error('broken'), message: 'Uncaught Error: broken' });
  dispatch('error', { error: null, message: 'Script error.' });
  dispatch('unhandledrejection', { reason: null });
  const titles = ['broken', 'Script error.', 'null'];
  expect(errors()).toMatchObject(titles.map((title) => ({ title })));
  postMessage.mockImplementation(() => {
    throw new Error('gone');
  });
  dispatch('error', { error: new Error('broken') });
  expect(console.warn).toHaveBeenCalledOnce();
});

const hostile = new Proxy({}, { get: () => framed().parent });
const withStack = (stack: string) => Object.assign(new Error('broken'), { stack });
const chromium = 'Error: broken\n    at f (https://site.example/a-1b.js?v=2:1:234)\n at b.js:1:2';

test.each<[unknown, string, string, string]>([
  [withStack(chromium), 'broken', chromium.replace('?v=2:1:234)', '?v=2:1:234)'), 'a-1b.js'],
  [withStack('f@https://x/gecko.js:1:2'), 'broken', 'broken\nf@https://x/gecko.js:1:2', 'gecko.js'],
  [{ message: 'broken' }, 'broken', 'broken', 'Unknown'],
  [new DOMException('', 'AbortError'), 'AbortError', '', ''],
  [Symbol('s'), 'Symbol(s)', 'Symbol(s)', 'Unknown'],
  [Object.create(null), 'Unknown error', 'Unknown error', 'Unknown'],
])('%# is reported as %s', (thrown, title, details, componentName) => {
  const { errors, parent } = framed([editor]);
  parent.sendError(thrown);
  expect(errors()).toMatchObject([details === '' ? { title } : { title, details, componentName }]);
});

test('a used-up plan isn’t reported, whatever says so', () => {
  const { errors, parent } = framed([editor]);
  parent.sendError({ status: 402 });
  parent.sendError(Object.assign(new Error('no payment'), { response: { status: 402 } }));
  parent.sendError({ status: null, response: { status: 401 } });
  parent.sendError(hostile);
  expect(errors()).toHaveLength(2);
});

test('reports are without the token, at most 4000 characters per field, and made quickly', () => {
  for (const unit of ['eyJ', 'at ', '@', ':1', 'Bearer ', 'https://', 'a']) {
    const { errors, parent } = framed([editor]);
    const message = `${unit.repeat(50_000)} ${JSON.stringify(JSON.stringify(token))}`;
    parent.sendError({ message: message.slice(-3990), stack: message }, token);
    const [report = {}] = errors();
    expect(JSON.stringify(report)).not.toMatch(/opaque|today/);
    for (const text of Object.values(report)) expect(String(text).length).toBeLessThanOrEqual(4000);
  }
});
