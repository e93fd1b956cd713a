import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin } from '@/e2e/platform/testing';
import type { PlatformError } from './errors';
import type { SocketLibrary } from './realtime';
import { otherUser, runningPlatform, signedInClient, watchedClient } from './testing-realtime';

const running = runningPlatform();
const ignore = () => undefined;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the time pass that a client stays in a room after its last subscriber has left. */
const passLeaveDelay = () => void vi.advanceTimersByTime(250);

describe('the library', () => {
  // A failure mode that the types don't cover.
  const other = {} as SocketLibrary;

  test.each([
    ['can’t be loaded', () => Promise.reject(new Error('chunk missing'))],
    ['isn’t the library', () => Promise.resolve(other)],
  ])('is reported and loaded again by the next subscription when it %s', async (_, missing) => {
    const load = vi
      .fn((): Promise<SocketLibrary> => import('socket.io-client'))
      .mockImplementationOnce(missing);
    const { client } = signedInClient(running.platform, { load });
    const onEvent = vi.fn();
    const first = new Promise<PlatformError>((resolve) => {
      client.entities.Task.subscribe(onEvent, resolve);
    });
    expect(await first).toMatchObject({
      name: 'PlatformError',
      message: 'Could not load the realtime module',
      status: null,
      code: 'network',
    });
    expect(load).toHaveBeenCalledOnce();
    // The earlier subscriber gets events from now on too.
    client.entities.Task.subscribe(onEvent);
    await vi.waitFor(
      async () => {
        await otherUser(running.platform).entities.Task.create({ title: 'Drain' });
        expect(onEvent.mock.calls.length).toBeGreaterThan(1);
      },
      { timeout: 20_000 },
    );
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('isn’t reported to former subscribers when it can’t be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const onError = vi.fn();
    let failLoading: () => void = ignore;
    const load = () =>
      new Promise<never>((_, reject) => {
        failLoading = () => reject(new Error('chunk missing'));
      });
    const { client } = watchedClient({ serverUrl: running.platform.url }, { load });
    client.entities.Task.subscribe(ignore, onError)();
    passLeaveDelay();
    failLoading();
    await new Promise((done) => setImmediate(done));
    expect(onError).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the connection', () => {
  test('is never opened when every subscriber leaves before the library loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const opened = vi.fn();
    let resolveLibrary: (library: SocketLibrary) => void = ignore;
    const library = new Promise<SocketLibrary>((resolve) => {
      resolveLibrary = resolve;
    });
    const load = vi.fn(() => library);
    const { client } = watchedClient({ serverUrl: running.platform.url }, { load });
    client.entities.Task.subscribe(ignore)();
    const end = client.entities.Task.subscribe(ignore);
    end();
    passLeaveDelay();
    resolveLibrary({ io: opened });
    await library;
    expect([load.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
  });
});

test('a client without subscriptions never loads the library', async () => {
  const { url: serverUrl, tokenFor } = running.platform;
  const load = vi.fn<() => Promise<SocketLibrary>>();
  const { client } = watchedClient({ serverUrl, token: tokenFor(admin) }, { load });
  const conversation = await client.agents.createConversation({ agent_name: 'Milam' });
  await client.agents.addMessage(conversation, { role: 'user', content: 'Hello' });
  client.setToken('of another user');
  client.cleanup();
  expect(load).not.toHaveBeenCalled();
});
