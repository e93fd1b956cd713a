import { expect, test, vi } from 'vitest';
import { createClient } from './client';
import { lazyProxy } from './lazy-proxy';
import { respondWith } from './testing';

test('a member is made once', () => {
  const make = vi.fn((name: string) => ({ name }));
  const named = lazyProxy(make);
  expect(named.Task).toBe(named.Task);
  expect(named.Site).toEqual({ name: 'Site' });
  expect(make.mock.calls).toEqual([['Task'], ['Site']]);
});

test('awaiting, printing or writing it as JSON calls nothing', async () => {
  const server = await respondWith({});
  const client = createClient({ serverUrl: server.url, appId: 'brazos' });
  for (const named of [client.entities, client.integrations, client.integrations.Core]) {
    expect(await named).toBe(named);
    expect(JSON.stringify(named)).toBe('{}');
    expect(String(named)).toBe('[object Object]');
    expect(named[Symbol.iterator as unknown as string]).toBeUndefined();
    expect(Object.keys(named)).toEqual([]);
  }
  expect(server.requests).toEqual([]);
});
