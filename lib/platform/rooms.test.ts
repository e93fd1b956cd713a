import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlatformError } from './errors';
import type { ConnectionHandlers } from './realtime';
import { createRooms } from './rooms';
import { muteConsole } from './testing-realtime';

muteConsole();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const subscriber = { onUpdate: () => undefined };
const fault = new Error('a bad subscriber');
const bad = () => {
  throw fault;
};

/** Rooms with a connection that records what it's told; a real one would take an unknown time for it. */
function recordedRooms() {
  const calls: string[] = [];
  let latest: ConnectionHandlers;
  let connected = false;
  const rooms = createRooms((handlers) => {
    latest = handlers;
    connected = false;
    calls.push('open');
    return {
      emit: (event, room) => void (connected && calls.push(`${event} ${room}`)),
      close: () => calls.push('close'),
    };
  });
  return {
    rooms,
    calls,
    connect() {
      connected = true;
      latest.onConnect();
    },
    receive: (message: unknown) => latest.onUpdate(message),
    fail: (error: PlatformError) => latest.onError(error),
    closeForGood: (error: PlatformError) => latest.onClose(error),
  };
}

test('a room is joined once for all its subscribers, and again on each new connection', () => {
  const { rooms, calls, connect } = recordedRooms();
  const connected = vi.fn();
  rooms.subscribe('a', { ...subscriber, onConnect: connected });
  rooms.subscribe('a', subscriber);
  connect();
  rooms.subscribe('b', subscriber);
  rooms.subscribe('b', subscriber);
  connect();
  expect(calls).toEqual(['open', 'join a', 'join b', 'join a', 'join b']);
  expect(connected).toHaveBeenCalledTimes(2);
});

test('a room is left 250 ms after its last subscriber, and the connection closes after the last room', () => {
  const { rooms, calls, connect } = recordedRooms();
  const ends = ['a', 'b', 'a'].map((room) => rooms.subscribe(room, subscriber));
  connect();
  ends[0]?.();
  ends[0]?.();
  vi.advanceTimersByTime(250);
  ends[2]?.();
  vi.advanceTimersByTime(249);
  expect(calls).toEqual(['open', 'join a', 'join b']);
  vi.advanceTimersByTime(1);
  ends[1]?.();
  vi.advanceTimersByTime(250);
  expect(calls.slice(3)).toEqual(['leave a', 'leave b', 'close']);
});

test('a room stays joined for a subscriber that follows in time, and is left 250 ms after that one', () => {
  const { rooms, calls, connect } = recordedRooms();
  const end = rooms.subscribe('a', subscriber);
  connect();
  end();
  vi.advanceTimersByTime(200);
  rooms.subscribe('a', subscriber)();
  end();
  vi.advanceTimersByTime(249);
  expect(calls).toEqual(['open', 'join a']);
  vi.advanceTimersByTime(1);
  expect(calls.slice(2)).toEqual(['leave a', 'close']);
});

test('a room that was about to be left isn’t rejoined, except for a new subscriber', () => {
  const { rooms, calls, connect } = recordedRooms();
  rooms.subscribe('a', subscriber)();
  rooms.subscribe('b', subscriber);
  connect();
  expect(calls).toEqual(['open', 'join b']);
  rooms.subscribe('a', subscriber);
  vi.advanceTimersByTime(250);
  expect(calls).toEqual(['open', 'join b', 'join a']);
});

test('a new token opens another connection only if there are subscribers', () => {
  const { rooms, calls } = recordedRooms();
  rooms.reconnect();
  rooms.subscribe('a', subscriber)();
  rooms.reconnect();
  expect(calls).toEqual(['open', 'close']);
  rooms.subscribe('a', subscriber);
  rooms.reconnect();
  vi.advanceTimersByTime(250);
  expect(calls.slice(2)).toEqual(['open', 'close', 'open']);
});

test('after a connection that closed for good, the next subscription or token opens another', () => {
  const { rooms, calls, closeForGood } = recordedRooms();
  const onError = vi.fn();
  const error = new PlatformError('Closed', {});
  rooms.subscribe('a', { ...subscriber, onError });
  closeForGood(error);
  expect([calls, onError.mock.calls]).toEqual([['open', 'close'], [[error]]]);
  rooms.subscribe('a', subscriber);
  closeForGood(error);
  rooms.reconnect();
  expect(calls.slice(2)).toEqual(['open', 'close', 'open']);
});

test('closing ends every subscription; new ones work, and ending old ones does nothing', () => {
  const { rooms, calls, connect, receive } = recordedRooms();
  const [onUpdate, onEnd] = [vi.fn(), vi.fn()];
  const end = rooms.subscribe('a', { onUpdate, onEnd });
  rooms.subscribe('a', { onUpdate, onEnd })();
  expect(onEnd).toHaveBeenCalledOnce();
  rooms.close();
  rooms.subscribe('a', subscriber);
  end();
  connect();
  receive({ room: 'a', data: '{}' });
  vi.advanceTimersByTime(250);
  expect(calls).toEqual(['open', 'close', 'open', 'join a']);
  expect(onUpdate).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('a message reaches only its room’s subscribers, even if another one throws, ends one, or adds one', () => {
  const { rooms, receive } = recordedRooms();
  const [heard, ended, added, elsewhere] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  rooms.subscribe('a', { onUpdate: bad });
  rooms.subscribe('a', {
    onUpdate() {
      end();
      rooms.subscribe('a', { onUpdate: added });
    },
  });
  const end = rooms.subscribe('a', { onUpdate: ended });
  rooms.subscribe('a', { onUpdate: heard });
  rooms.subscribe('b', { onUpdate: elsewhere });
  receive({ room: 'a', data: '{"id":"1"}' });
  receive({ room: '__proto__', data: '{"id":"2"}' });
  expect(heard.mock.calls).toEqual([[{ id: '1' }]]);
  for (const other of [ended, added, elsewhere]) expect(other).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledExactlyOnceWith('A room subscriber threw', fault);
});

test.each([
  [null, 'Dropped a realtime message without a room'],
  [{ room: ['a'], data: '{}' }, 'Dropped a realtime message without a room'],
  [{ room: 'a', data: '{"type":' }, 'Dropped a message to a that is not JSON'],
  [{ room: 'a', data: { id: '1' } }, 'Dropped a message to a that is not JSON'],
  [{ room: 'a', data: '"created"' }, 'Dropped a message to a that is not JSON'],
])('a message like %j is dropped with a warning', (message, warning) => {
  const { rooms, receive } = recordedRooms();
  const onUpdate = vi.fn();
  rooms.subscribe('a', { onUpdate });
  receive(message);
  expect(onUpdate).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning);
});

test('an error is logged and passed to every subscriber of every room', () => {
  const { rooms, fail } = recordedRooms();
  const [one, other] = [vi.fn(), vi.fn()];
  for (const onError of [bad, one]) rooms.subscribe('a', { ...subscriber, onError });
  rooms.subscribe('b', { ...subscriber, onError: other });
  rooms.subscribe('b', subscriber);
  const error = new PlatformError('Not allowed', {});
  fail(error);
  expect([one.mock.calls, other.mock.calls]).toEqual([[[error]], [[error]]]);
  expect(console.error).toHaveBeenCalledWith('Realtime: Not allowed');
});
