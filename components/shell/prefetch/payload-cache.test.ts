import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloadCache } from './payload-cache';

/** Files of which each answer is numbered; those that are missing answer 404 first. */
function createCountingCache(missing: readonly string[] = []) {
  const asked: string[] = [];
  const pageFile = createPayloadCache(async (path) => {
    asked.push(path);
    const status = missing.includes(path) && asked.length === 1 ? 404 : 200;
    return new Response(`answer ${asked.length}`, { status });
  });
  return { asked, pageFile, read: async (path: string) => (await pageFile(path)).text() };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('createPageFiles', () => {
  it('asks once for who comes at the same time and for who comes later', async () => {
    const { asked, read } = createCountingCache();
    expect(await Promise.all([read('/ISO.txt'), read('/ISO.txt')])).toEqual([
      'answer 1',
      'answer 1',
    ]);
    expect(await read('/ISO.txt')).toBe('answer 1');
    expect(await read('/About.txt')).toBe('answer 2');
    expect(asked).toEqual(['/ISO.txt', '/About.txt']);
  });

  it('asks again after an answer that is no page', async () => {
    const { pageFile, read } = createCountingCache(['/ISO.txt']);
    expect((await pageFile('/ISO.txt')).status).toBe(404);
    expect(await read('/ISO.txt')).toBe('answer 2');
  });

  it('tells of a failure and asks again', async () => {
    let online = false;
    const pageFile = createPayloadCache(async () => {
      if (online) return new Response('here');
      throw new TypeError('Failed to fetch');
    });
    await expect(pageFile('/ISO.txt')).rejects.toThrow('Failed to fetch');
    online = true;
    expect(await (await pageFile('/ISO.txt')).text()).toBe('here');
  });

  it('asks again after five minutes', async () => {
    vi.useFakeTimers();
    const { read } = createCountingCache();
    await read('/ISO.txt');
    vi.advanceTimersByTime(299_999);
    expect(await read('/ISO.txt')).toBe('answer 1');
    vi.advanceTimersByTime(1);
    expect(await read('/ISO.txt')).toBe('answer 2');
  });
});
