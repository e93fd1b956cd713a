import { describe, expect, test, vi } from 'vitest';
import { createSteppedClient, stepTimers, task, watchOneTask } from './testing-live-queries';
import { settle, type Task } from './testing-stepped-platform';

stepTimers();

describe('a live query reads', () => {
  test('after each change, and once for several changes during a read', async () => {
    const { platform, shown, reads } = await watchOneTask();
    platform.write([task('b')]);
    platform.deliverEvent();
    platform.processRead(0);
    platform.write([task('c')], 2);
    platform.deliverEvent();
    platform.deliverEvent();
    expect(reads()).toBe(2);
    await platform.read();
    await platform.read();
    expect([shown, reads(), platform.isIdle()]).toEqual([['a', 'b', 'c'], 3, true]);
  });

  test('once the room has been joined for certain, and at once after a lost connection', async () => {
    const { platform, shown, reads } = await watchOneTask();
    vi.advanceTimersByTime(4999);
    expect(reads()).toBe(1);
    vi.advanceTimersByTime(1);
    await platform.read();
    platform.disconnect();
    platform.write([task('b')]);
    platform.openConnection();
    await platform.read();
    // Too late for the read, too early for the room.
    platform.write([task('c')]);
    platform.processMessage();
    expect([shown, reads()]).toEqual([['a', 'b'], 3]);
    vi.advanceTimersByTime(5000);
    await platform.read();
    expect([shown, reads()]).toEqual([['a', 'b', 'c'], 4]);
  });

  test('once when the connection opens during the first read', async () => {
    const { platform, Task } = createSteppedClient();
    const get = vi.spyOn(platform.http, 'get');
    Task.watch({}, () => undefined);
    platform.openConnection();
    await platform.read();
    expect(get).toHaveBeenCalledOnce();
  });

  test('for at most 30 seconds, with one quick retry', async () => {
    const { platform, Task } = createSteppedClient();
    const get = vi.spyOn(platform.http, 'get');
    Task.watch({}, () => undefined);
    const options = { timeout: 30_000, retry: { limit: 1 }, signal: expect.any(AbortSignal) };
    expect(get).toHaveBeenCalledExactlyOnceWith(expect.any(String), options);
  });
});

test('a list that’s the same isn’t delivered again', async () => {
  const { platform, shown } = await watchOneTask();
  platform.write([task('a')]);
  platform.deliverEvent();
  await platform.read();
  expect(shown).toEqual(['a']);
});

describe('watchers of equal queries', () => {
  test('share one read and one subscription, and have their own copies of the list', async () => {
    const { platform, Task, shown, reads } = await watchOneTask();
    Task.watch({}, (tasks: Task[]) => tasks.splice(0));
    const seen = vi.fn();
    Task.watch({}, seen);
    expect(seen).not.toHaveBeenCalled();
    await settle();
    expect(seen).toHaveBeenCalledExactlyOnceWith([task('a')]);
    expect([reads(), platform.isIdle()]).toEqual([1, true]);
    platform.write([task('b')]);
    platform.deliverEvent();
    await platform.read();
    expect([shown, reads()]).toEqual([['a', 'b'], 2]);
    expect(seen).toHaveBeenLastCalledWith([task('b')]);
  });

  test('don’t affect each other when one throws or ends another', async () => {
    const { platform, Task, end, watch } = await watchOneTask();
    const seen = vi.fn();
    const fault = new Error('a bad watcher');
    end();
    Task.watch({}, () => {
      endOther();
      throw fault;
    });
    const endOther = Task.watch({}, seen);
    const { shown } = watch();
    await platform.read();
    expect([seen.mock.calls, shown]).toEqual([[], ['a']]);
    expect(console.error).toHaveBeenCalledWith('A room subscriber threw', fault);
  });

  test('read again when one joins after an error', async () => {
    const { platform, watch, shown, reads } = await watchOneTask();
    platform.write([task('b')]);
    platform.deliverEvent();
    platform.failRead(0, 403);
    await settle();
    const { shown: shownLater } = watch();
    await platform.read();
    expect([shown, shownLater, reads()]).toEqual([['a', 'b'], ['b'], 3]);
  });

  test('connect again when one joins after the platform closed the connection', async () => {
    const { platform, watch, errors } = await watchOneTask();
    platform.closeConnection();
    expect([errors.length, platform.isClosed()]).toEqual([1, true]);
    watch();
    platform.openConnection();
    platform.processMessage();
    expect(platform.isJoined()).toBe(true);
  });
});

describe('after a failed read', () => {
  test('the error is reported, and the list follows 5 s later even if it’s the same', async () => {
    const { platform, shown, errors } = await watchOneTask();
    platform.write([task('a')]);
    platform.deliverEvent();
    platform.failRead(0, 503);
    await settle();
    expect(errors).toMatchObject([{ message: 'Failed', status: 503 }]);
    expect(console.error).toHaveBeenCalledWith('Live query: Failed');
    vi.advanceTimersByTime(5000);
    await platform.read();
    expect(shown).toEqual(['a', 'a']);
  });

  test('a watch that starts in the error callback reads again', async () => {
    const { platform, Task } = createSteppedClient();
    const ignore = () => undefined;
    const seen = vi.fn();
    Task.watch({}, ignore, () => Task.watch({}, seen));
    platform.failRead(0, 403);
    await settle();
    await platform.read();
    expect(seen).toHaveBeenCalledExactlyOnceWith([]);
  });

  test('another one waits for the next change if repeating it can’t help', async () => {
    const { platform, shown, reads } = await watchOneTask();
    vi.advanceTimersByTime(5000);
    platform.failRead(0, 403);
    await settle();
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(2);
    platform.write([task('b')]);
    platform.deliverEvent();
    await platform.read();
    expect(shown).toEqual(['a', 'b']);
  });
});
