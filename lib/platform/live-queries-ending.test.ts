import { describe, expect, test, vi } from 'vitest';
import { createSteppedClient, stepTimers, task, watchOneTask } from './testing-live-queries';
import { settle } from './testing-stepped-platform';

stepTimers();

describe('the end of the last watch', () => {
  test('drops the read in flight, and leaves the room', async () => {
    const { platform, shown, end } = await watchOneTask();
    platform.write([task('b')]);
    platform.deliverEvent();
    end();
    expect(platform.isIdle()).toBe(true);
    vi.advanceTimersByTime(250);
    await settle();
    expect([shown, platform.isClosed(), vi.getTimerCount()]).toEqual([['a'], true, 0]);
  });

  test('drops a response that has just arrived', async () => {
    const { platform, shown, end } = await watchOneTask();
    platform.write([task('b')]);
    platform.deliverEvent();
    platform.processRead(0);
    platform.answerRead(0);
    end();
    await settle();
    expect(shown).toEqual(['a']);
  });

  test('keeps the room for another one that follows, which reads anew', async () => {
    const { platform, end, watch } = await watchOneTask();
    end();
    platform.write([task('b')]);
    const { shown } = watch();
    end();
    await platform.read();
    platform.write([task('c')]);
    platform.deliverEvent();
    await platform.read();
    expect(shown).toEqual(['b', 'c']);
  });

  test('starts nothing when it comes from another subscriber, on connecting', async () => {
    const { platform, Task } = createSteppedClient();
    Task.subscribe(
      () => undefined,
      () => undefined,
      () => end(),
    );
    const end = Task.watch({}, () => undefined);
    platform.openConnection();
    platform.processMessage();
    expect([platform.isIdle(), vi.getTimerCount()]).toEqual([true, 0]);
  });
});

test('a watch that ends before its first callback gets none', async () => {
  const { Task } = await watchOneTask();
  const seen = vi.fn();
  Task.watch({}, seen)();
  await settle();
  expect(seen).not.toHaveBeenCalled();
});

test('a watch that another one’s error callback ends gets no error', async () => {
  const { platform, Task } = createSteppedClient();
  const ignore = () => undefined;
  const seen = vi.fn();
  Task.watch({}, ignore, () => end());
  const end = Task.watch({}, ignore, seen);
  platform.failRead(0);
  await settle();
  expect(seen).not.toHaveBeenCalled();
});

describe('a new token', () => {
  test('drops the list and the read of the old one', async () => {
    const { platform, shown, watch, changeToken } = await watchOneTask();
    platform.write([task('b', 'done')]);
    platform.deliverEvent();
    platform.processRead(0);
    changeToken();
    const { shown: shownLater } = watch();
    await settle();
    platform.write([task('c')]);
    await platform.read();
    expect([shown, shownLater]).toEqual([['a', 'c'], ['c']]);
  });

  test('drops a response that has just arrived', async () => {
    const { platform, shown, changeToken } = await watchOneTask();
    platform.write([task('b', 'done')]);
    platform.deliverEvent();
    platform.processRead(0);
    platform.answerRead(0);
    changeToken();
    await settle();
    await platform.read();
    expect(shown).toEqual(['a', '']);
  });
});
