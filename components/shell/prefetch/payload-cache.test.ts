import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloadCache } from './payload-cache';

/** A cache whose responses are numbered. If the first request is for a missing file, it gets a 404. */
function createCountingCache(missing: readonly string[] = []) {
  const requested: string[] = [];
  const getPayload = createPayloadCache(async (path) => {
    requested.push(path);
    const status = missing.includes(path) && requested.length === 1 ? 404 : 200;
    return new Response(`answer ${requested.length}`, { status });
  });
  return { requested, getPayload, read: async (path: string) => (await getPayload(path)).text() };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('createPayloadCache', () => {
  it('sends one request for concurrent and later reads of the same file', async () => {
    const { requested, read } = createCountingCache();
    expect(await Promise.all([read('/ISO.txt'), read('/ISO.txt')])).toEqual([
      'answer 1',
      'answer 1',
    ]);
    expect(await read('/ISO.txt')).toBe('answer 1');
    expect(await read('/About.txt')).toBe('answer 2');
    expect(requested).toEqual(['/ISO.txt', '/About.txt']);
  });

  it('requests the file again after an error status', async () => {
    const { getPayload, read } = createCountingCache(['/ISO.txt']);
    expect((await getPayload('/ISO.txt')).status).toBe(404);
    expect(await read('/ISO.txt')).toBe('answer 2');
  });

  it('passes on a network error, and requests the file again', async () => {
    let online = false;
    const getPayload = createPayloadCache(async () => {
      if (online) return new Response('here');
      throw new TypeError('Failed to fetch');
    });
    await expect(getPayload('/ISO.txt')).rejects.toThrow('Failed to fetch');
    online = true;
    expect(await (await getPayload('/ISO.txt')).text()).toBe('here');
  });

  it('requests the file again after five minutes', async () => {
    vi.useFakeTimers();
    const { read } = createCountingCache();
    await read('/ISO.txt');
    vi.advanceTimersByTime(299_999);
    expect(await read('/ISO.txt')).toBe('answer 1');
    vi.advanceTimersByTime(1);
    expect(await read('/ISO.txt')).toBe('answer 2');
  });
});
