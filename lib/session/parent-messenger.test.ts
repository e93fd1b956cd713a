import { afterEach, describe, expect, test, vi } from 'vitest';
import { createParentMessenger } from './parent-messenger';

afterEach(() => void vi.restoreAllMocks());

const own = 'https://site.example';
const editor = 'https://editor.example';

function framed({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
  const sent: unknown[][] = [];
  const events = new EventTarget();
  const window = {
    parent: { postMessage: (...args: unknown[]) => void sent.push(args) },
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
    document: { referrer },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const parent = createParentMessenger({
    window,
    origins: [own, editor],
    tokens: () => [null, 'token-of-today'],
  });
  /** Dispatches the browser's event for an uncaught error or rejection. */
  const dispatch = (type: string, detail: object) =>
    events.dispatchEvent(Object.assign(new Event(type), detail));
  return { sent, window, parent, dispatch };
}

describe('messages', () => {
  const message = { type: 'app_changed_url', url: `${own}/About` };

  test.each([
    ['a trusted parent', { ancestors: [editor, 'https://evil.example'] }, editor],
    ['a parent of the site’s own origin', { ancestors: [own] }, own],
    ['a trusted parent, by the referrer', { referrer: `${editor}/apps/1?x` }, editor],
    ['a trusted parent, where the list is empty', { ancestors: [], referrer: editor }, editor],
  ])('go to %s at its exact origin', (_, frame, origin) => {
    const { sent, parent } = framed(frame);
    parent.sendUrl(`${own}/About?access_token=x#part`);
    expect(sent).toEqual([[message, origin]]);
  });

  test.each([
    ['a foreign parent', { ancestors: ['https://evil.example'] }],
    ['a foreign parent within a trusted one', { ancestors: ['https://evil.example', editor] }],
    ['a parent of unknown origin', {}],
    ['a parent with an opaque referrer', { referrer: 'about:client' }],
  ])('don’t go to %s', (_, frame) => {
    const { sent, parent } = framed(frame);
    parent.sendUrl(`${own}/About`);
    parent.sendError(new Error('broken'));
    expect(sent).toEqual([]);
  });

  test('aren’t sent when the page isn’t framed', () => {
    const { sent, window } = framed({ ancestors: [editor], referrer: editor });
    const alone = { ...window, parent: window.parent, postMessage: window.parent.postMessage };
    alone.parent = alone;
    createParentMessenger({ window: alone, origins: [editor], tokens: () => [] }).sendUrl(own);
    expect(sent).toEqual([]);
  });

  test('don’t throw when they can’t be sent', () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
    const { window, parent } = framed({ ancestors: [editor] });
    window.parent.postMessage = () => {
      throw new Error('gone');
    };
    parent.sendError(new Error('broken'));
    expect(consoleWarn).toHaveBeenCalledOnce();
  });
});

describe('errors', () => {
  test('are sent when uncaught, as are rejections, until it stops', () => {
    const { sent, parent, dispatch } = framed({ ancestors: [editor] });
    dispatch('error', { error: new Error('too early') });
    const end = parent.listenForErrors();
    dispatch('error', { error: new Error('broken'), message: 'Uncaught Error: broken' });
    dispatch('error', { error: null, message: 'Script error.' });
    dispatch('unhandledrejection', { reason: 'no reason' });
    dispatch('unhandledrejection', { reason: null });
    dispatch('unhandledrejection', { reason: undefined });
    end();
    dispatch('error', { error: new Error('too late') });
    dispatch('unhandledrejection', { reason: 'too late' });
    expect(sent.map(([message]) => message)).toEqual(
      ['broken', 'Script error.', 'no reason', 'null', 'undefined'].map((title) => ({
        type: 'app_error',
        error: { title, details: expect.any(String), componentName: expect.any(String) },
      })),
    );
  });

  test.each([{ status: 402 }, { response: { status: 402 } }])('aren’t sent for %j', (error) => {
    const { sent, parent } = framed({ ancestors: [editor] });
    parent.sendError(Object.assign(new Error('no payment'), error));
    parent.sendError(error);
    expect(sent).toEqual([]);
  });

  test.each([{ status: 500 }, { status: null, response: { status: 401 } }, { response: null }])(
    'are sent for %j',
    (error) => {
      const { sent, parent } = framed({ ancestors: [editor] });
      parent.sendError(error);
      expect(sent).toHaveLength(1);
    },
  );

  test('include the component that a boundary names', () => {
    const { sent, parent } = framed({ ancestors: [editor] });
    parent.sendError(new Error('broken'), 'Menu');
    expect(sent).toMatchObject([[{ error: { title: 'broken', componentName: 'Menu' } }, editor]]);
  });
});
