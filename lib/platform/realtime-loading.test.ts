import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlatformError } from './errors';
import type { SocketLibrary } from './realtime';
import { otherUser, runningPlatform, signedInClient, watchedClient } from './testing-realtime';

const running = runningPlatform();
const ignore = () => undefined;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('the library', () => {
  // What no bundler's types know of.
  const other = {} as SocketLibrary;

  test.each([
    ['that cannot be loaded', () => Promise.reject(new Error('chunk missing'))],
    ['that is something else', () => Promise.resolve(other)],
  ])('%s: told, and tried anew by the next subscription', async (_, missing) => {
    const load = vi
      .fn((): Promise<SocketLibrary> => import('socket.io-client'))
      .mockImplementationOnce(missing);
    const { client } = signedInClient(running.platform, { load });
    const told = vi.fn();
    const first = new Promise<PlatformError>((failed) => {
      client.entities.Task.subscribe(told, failed);
    });
    expect(await first).toMatchObject({
      name: 'PlatformError',
      message: 'Could not load the realtime module',
      status: null,
      code: 'network',
    });
    expect(load).toHaveBeenCalledOnce();
    // Who was there before hears from now on too.
    client.entities.Task.subscribe(told);
    await vi.waitFor(
      async () => {
        await otherUser(running.platform).entities.Task.create({ title: 'Drain' });
        expect(told.mock.calls.length).toBeGreaterThan(1);
      },
      { timeout: 20_000 },
    );
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that cannot be loaded is no matter to who has gone', async () => {
    const failed = vi.fn();
    let miss: () => void = ignore;
    const load = () =>
      new Promise<never>((_, reject) => {
        miss = () => reject(new Error('chunk missing'));
      });
    const { client } = watchedClient({ serverUrl: running.platform.url }, { load });
    client.entities.Task.subscribe(ignore, failed)();
    // Ends go into effect with the task they are called in.
    await new Promise((done) => setTimeout(done));
    miss();
    await new Promise((done) => setTimeout(done));
    expect(failed).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });
});
