import { expect, test, vi } from 'vitest';
import { createClient } from './client';
import { lazyProxy } from './lazy-proxy';
import { respondWith } from './testing';

test('creates each member once', () => {
  const make = vi.fn((name: string) => ({ name }));
  const named = lazyProxy(make);
  expect(named.Task).toBe(named.Task);
  expect(named.Site).toEqual({ name: 'Site' });
  expect(make.mock.calls).toEqual([['Task'], ['Site']]);
});

test('calls nothing when awaited, printed, or serialized', async () => {
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
