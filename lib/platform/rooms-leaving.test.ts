import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRooms } from './rooms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const subscriber = { onUpdate: () => undefined };

/** Rooms with a connection that records what it's told; a real one would take an unknown time for it. */
function recordedRooms() {
  const calls: string[] = [];
  let connect: () => void = () => undefined;
  const rooms = createRooms((handlers) => {
    let connected = false;
    connect = () => {
      connected = true;
      handlers.onConnect();
    };
    calls.push('open');
    return {
      emit: (event, room) => void (connected && calls.push(`${event} ${room}`)),
      close: () => calls.push('close'),
    };
  });
  return { rooms, calls, connect: () => connect() };
}

test('leaves a room 250 ms after its last subscriber, and closes the connection after the last room', () => {
  const { rooms, calls, connect } = recordedRooms();
  const ends = ['a', 'b'].map((room) => rooms.subscribe(room, subscriber));
  connect();
  ends[0]?.();
  vi.advanceTimersByTime(249);
  expect(calls).toEqual(['open', 'join a', 'join b']);
  vi.advanceTimersByTime(1);
  ends[1]?.();
  vi.advanceTimersByTime(250);
  expect(calls.slice(3)).toEqual(['leave a', 'leave b', 'close']);
});

test('waits another 250 ms when a subscriber returns in time and leaves again', () => {
  const { rooms, calls, connect } = recordedRooms();
  const end = rooms.subscribe('a', subscriber);
  connect();
  end();
  vi.advanceTimersByTime(200);
  rooms.subscribe('a', subscriber)();
  vi.advanceTimersByTime(249);
  expect(calls).toEqual(['open', 'join a']);
  vi.advanceTimersByTime(1);
  expect(calls.slice(2)).toEqual(['leave a', 'close']);
});

test('doesn’t rejoin a room that it was about to leave, but joins it for a new subscriber', () => {
  const { rooms, calls, connect } = recordedRooms();
  rooms.subscribe('a', subscriber)();
  rooms.subscribe('b', subscriber);
  connect();
  expect(calls).toEqual(['open', 'join b']);
  rooms.subscribe('a', subscriber);
  vi.advanceTimersByTime(250);
  expect(calls).toEqual(['open', 'join b', 'join a']);
});

test('closes the connection even if it came while the only room was about to be left', () => {
  const { rooms, calls, connect } = recordedRooms();
  rooms.subscribe('a', subscriber)();
  connect();
  vi.advanceTimersByTime(250);
  expect(calls).toEqual(['open', 'close']);
});

test('opens a connection with a new token only if there are subscribers', () => {
  const { rooms, calls } = recordedRooms();
  rooms.subscribe('a', subscriber)();
  rooms.reconnect();
  expect(calls).toEqual(['open', 'close']);
  rooms.subscribe('a', subscriber);
  rooms.reconnect();
  vi.advanceTimersByTime(250);
  expect(calls).toEqual(['open', 'close', 'open', 'close', 'open']);
});
