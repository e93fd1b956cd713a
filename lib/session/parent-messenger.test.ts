import { afterEach, describe, expect, test, vi } from 'vitest';
import { createParentMessenger } from './parent-messenger';

afterEach(() => void vi.restoreAllMocks());

const own = 'https://site.example';
const editor = 'https://editor.example';

function framed({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
  const told: unknown[][] = [];
  const events = new EventTarget();
  const window = {
    parent: { postMessage: (...all: unknown[]) => void told.push(all) },
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
  /** What the browser does with an uncaught error or rejection. */
  const happen = (type: string, detail: object) =>
    events.dispatchEvent(Object.assign(new Event(type), detail));
  return { told, window, parent, happen };
}

describe('who hears', () => {
  const message = { type: 'app_changed_url', url: `${own}/About` };

  test.each([
    ['a trusted parent', { ancestors: [editor, 'https://evil.example'] }, editor],
    ['one of the site’s own', { ancestors: [own] }, own],
    ['a trusted parent, by the referrer', { referrer: `${editor}/apps/1?x` }, editor],
    ['a trusted parent, where the list is empty', { ancestors: [], referrer: editor }, editor],
  ])('%s, and only at that origin', (_, frame, origin) => {
    const { told, parent } = framed(frame);
    parent.sendUrl(`${own}/About?access_token=x#part`);
    expect(told).toEqual([[message, origin]]);
  });

  test.each([
    ['a foreign parent', { ancestors: ['https://evil.example'] }],
    ['a foreign parent within a trusted one', { ancestors: ['https://evil.example', editor] }],
    [
      'a foreign parent with a trusted referrer',
      { ancestors: ['https://evil.example'], referrer: editor },
    ],
    ['a sandboxed parent', { ancestors: ['null'] }],
    ['a parent that looks trusted', { referrer: `https://evil.example/${editor}` }],
    ['a parent that shows nothing', {}],
    ['a referrer that is no address', { referrer: 'about:client' }],
  ])('%s does not', (_, frame) => {
    const { told, parent } = framed(frame);
    parent.sendUrl(`${own}/About`);
    parent.sendError(new Error('broken'));
    expect(told).toEqual([]);
  });

  test('a page that is not framed tells nobody', () => {
    const { told, window } = framed({ ancestors: [editor], referrer: editor });
    const alone = { ...window, parent: window.parent, postMessage: window.parent.postMessage };
    alone.parent = alone;
    createParentMessenger({ window: alone, origins: [editor], tokens: () => [] }).sendUrl(own);
    expect(told).toEqual([]);
  });

  test('a parent that cannot be told breaks nothing', () => {
    const complaint = vi.spyOn(console, 'warn').mockReturnValue();
    const { window, parent } = framed({ ancestors: [editor] });
    window.parent.postMessage = () => {
      throw new Error('gone');
    };
    parent.sendError(new Error('broken'));
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('errors', () => {
  test('uncaught ones and rejections are told, until it ends', () => {
    const { told, parent, happen } = framed({ ancestors: [editor] });
    happen('error', { error: new Error('too early') });
    const end = parent.listenForErrors();
    happen('error', { error: new Error('broken'), message: 'Uncaught Error: broken' });
    happen('error', { error: null, message: 'Script error.' });
    happen('unhandledrejection', { reason: 'no reason' });
    happen('unhandledrejection', { reason: null });
    happen('unhandledrejection', { reason: undefined });
    end();
    happen('error', { error: new Error('too late') });
    happen('unhandledrejection', { reason: 'too late' });
    expect(told.map(([message]) => message)).toEqual(
      ['broken', 'Script error.', 'no reason', 'null', 'undefined'].map((title) => ({
        type: 'app_error',
        error: { title, details: expect.any(String), componentName: expect.any(String) },
      })),
    );
  });

  test.each([{ status: 402 }, { response: { status: 402 } }])('%j is not told', (error) => {
    const { told, parent } = framed({ ancestors: [editor] });
    parent.sendError(Object.assign(new Error('no payment'), error));
    parent.sendError(error);
    expect(told).toEqual([]);
  });

  test.each([{ status: 500 }, { status: null, response: { status: 401 } }, { response: null }])(
    '%j is told',
    (error) => {
      const { told, parent } = framed({ ancestors: [editor] });
      parent.sendError(error);
      expect(told).toHaveLength(1);
    },
  );

  test('the part that a boundary names is told', () => {
    const { told, parent } = framed({ ancestors: [editor] });
    parent.sendError(new Error('broken'), 'Menu');
    expect(told).toMatchObject([[{ error: { title: 'broken', componentName: 'Menu' } }, editor]]);
  });

  test('no token is told', () => {
    const { told, parent } = framed({ ancestors: [editor] });
    parent.sendError(new Error('It broke with token-of-today'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('token-of-today');
  });
});
