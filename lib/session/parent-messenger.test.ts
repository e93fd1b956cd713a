import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createParentMessenger } from './parent-messenger';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const own = 'https://site.example';
const editor = 'https://editor.example:8443';
const evil = 'https://evil.example';
/** The platform's may be the site's own. */
const origins = [own, own, editor];
const token = 'opaque/"token+of\\today';

interface Frame {
  /** Undefined where the browser has no list of ancestors. */
  ancestors?: readonly string[];
  isTop?: boolean;
}

/** The messenger of a page in this frame, and what it sends to its parent. */
function framed({ ancestors, isTop = false }: Frame) {
  const postMessage = vi.fn<(message: unknown, target: string) => void>();
  const events = new EventTarget();
  const window = {
    parent: { postMessage },
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
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
  test.each<[Frame, string[]]>([
    [{ ancestors: [editor, evil] }, [editor]],
    [{ ancestors: [own] }, [own]],
    [{ ancestors: [evil, editor] }, []],
    [{ ancestors: ['null'] }, []],
    [{ ancestors: [] }, []],
    [{ ancestors: [editor], isTop: true }, []],
    [{ isTop: true }, []],
    // The browser delivers them to the parent's origin only.
    [{}, [own, editor]],
  ])('in %j go to %j', (frame, targets) => {
    const { sent, parent } = framed(frame);
    parent.sendUrl(`${own}/About?access_token=x#part`);
    parent.sendError('broken');
    const url = { type: 'app_changed_url', url: `${own}/About` };
    expect(sent.filter(([message]) => 'url' in Object(message))).toEqual(
      targets.map((target) => [url, target]),
    );
    expect(sent.map(([, target]) => target)).toEqual([...targets, ...targets]);
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

  test('have three fields, without the token, whatever was thrown', () => {
    for (const thrown of [
      null,
      7n,
      Object.create(null),
      `it broke with ${token}`,
      new Error(JSON.stringify({ token })),
      { message: JSON.stringify(JSON.stringify(token)), stack: token, componentName: token },
    ]) {
      const { sent, parent } = framed({ ancestors: [editor] });
      parent.sendError(thrown);
      // What arrives is a copy.
      const [{ error } = { error: {} }] = structuredClone(sent).map(([message]) => Object(message));
      expect(Object.keys(error).sort()).toEqual(['componentName', 'details', 'title']);
      expect(JSON.stringify(error)).not.toMatch(/opaque|today/);
    }
  });
});
