import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from './index';
import { otherUser, runningPlatform, signedInClient, type WatchedClient } from './testing-realtime';

const running = runningPlatform();
const subscribersOfRoom = 4;
const restarts = 5;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A room, how to subscribe to it, and how to send a word to it. */
interface Room {
  name: string;
  listen(client: Client, hear: (event: object) => void): () => void;
  say(word: string): Promise<unknown>;
}

const taskRoom = ({ entities }: Client): Room => ({
  name: 'entities:brazos:Task',
  listen: (client, hear) => client.entities.Task.subscribe(hear),
  say: (title) => entities.Task.create({ title }),
});

const shiftRoom = ({ entities }: Client): Room => ({
  name: 'entities:brazos:ShiftEntry',
  listen: (client, hear) => client.entities.ShiftEntry.subscribe(hear),
  say: (unit) => entities.ShiftEntry.create({ shift: 'day', unit, summary: 'Calm' }),
});

async function conversationRoom({ agents }: Client): Promise<Room> {
  const { id } = await agents.createConversation({ agent_name: 'Milam' });
  return {
    name: `/agent-conversations/${id}`,
    listen: (client, hear) => client.agents.subscribeToConversation(id, hear),
    // The agent would reply to a user's message.
    say: (content) => agents.addMessage({ id }, { role: 'assistant', content }),
  };
}

/** The last word in an event, which contains a record or a whole conversation. */
function wordIn(event: object): string {
  return /"(word \d+)"(?![\s\S]*"word \d+")/.exec(JSON.stringify(event))?.[1] ?? 'no word';
}

class Subscribers {
  readonly heard: string[][] = [];
  #ends: (() => void)[] = [];

  constructor(client: Client, room: Room) {
    for (let index = 0; index < subscribersOfRoom; index += 1) {
      const heard: string[] = [];
      this.heard.push(heard);
      this.#ends.push(room.listen(client, (event) => heard.push(wordIn(event))));
    }
  }

  leave(): void {
    for (const end of this.#ends.splice(0)) end();
  }
}

test('delivers to 200 subscribers in 50 rooms through five restarts of the server', async () => {
  const user = otherUser(running.platform);
  const talks = Array.from({ length: 48 }, () => conversationRoom(user));
  const rooms = [taskRoom(user), ...(await Promise.all(talks)), shiftRoom(user)];
  const watched = signedInClient(running.platform);
  const { client, sockets, latest, waitForDisconnect, waitForRoundTrip } = watched;
  const inRooms = new Map(rooms.map((room) => [room, new Subscribers(client, room)]));
  const joins = (joined: Iterable<Room>) => [...joined].map(({ name }) => `join ${name}`);
  const left: [Room, Subscribers][] = [];
  const leaveOne = () => {
    const [[room, subscribers] = []] = inRooms;
    if (!room || !subscribers) throw new Error('No room is left');
    subscribers.leave();
    inRooms.delete(room);
    left.push([room, subscribers]);
  };
  await waitForRoundTrip();
  expect(latest().sent).toEqual(joins(rooms));

  const words: string[] = [];
  for (let round = 1; round <= restarts; round += 1) {
    leaveOne();
    await running.kill();
    await waitForDisconnect();
    leaveOne();
    latest().sent.splice(0);
    latest().updated.splice(0);
    await running.restart();
    await waitForRoundTrip();
    expect(latest().sent).toEqual(joins(inRooms.keys()));

    const word = `word ${round}`;
    await Promise.all(rooms.map((room) => room.say(word)));
    await waitForRoundTrip();
    words.push(word);
    const updated = [...inRooms.keys()].map(({ name }) => name);
    expect(latest().updated.toSorted()).toEqual(updated.toSorted());
    for (const [{ name }, { heard }] of inRooms) {
      expect(heard, name).toEqual(Array(subscribersOfRoom).fill(words));
    }
  }
  // Each round, two rooms are left before its word is sent.
  for (const [index, [{ name }, { heard }]] of left.entries()) {
    const until = words.slice(0, Math.floor(index / 2));
    expect(heard, name).toEqual(Array(subscribersOfRoom).fill(until));
  }

  for (const subscribers of inRooms.values()) subscribers.leave();
  await vi.waitFor(() => expect(running.platform.connections()).toBe(0), { timeout: 30_000 });
  expect(sockets).toHaveLength(1);
  expect([latest().socket.connected, latest().socket.active]).toEqual([false, false]);
  client.entities.Task.subscribe(() => undefined);
  await waitForRoundTrip();
  expect(latest().sent).toEqual(['join entities:brazos:Task']);
});

/** Subscribes and unsubscribes 200 times, in a stack frame of its own that keeps no reference afterwards. */
async function comeAndGo({ client, waitForRoundTrip }: WatchedClient): Promise<WeakRef<object>[]> {
  const gone: WeakRef<object>[] = [];
  const ends = Array.from({ length: 200 }, (_, index) => {
    const subscriber = () => undefined;
    gone.push(new WeakRef(subscriber));
    const id = `c${index % 50}`;
    return client.agents.subscribeToConversation(id, subscriber, subscriber);
  });
  await waitForRoundTrip();
  for (const end of ends) end();
  return gone;
}

test('keeps no reference to a former subscriber', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const watched = signedInClient(running.platform);
  // Keeps the connection open.
  watched.client.entities.Task.subscribe(() => undefined);
  const gone = await comeAndGo(watched);
  await watched.waitForRoundTrip();
  await vi.waitFor(
    () => {
      collect();
      expect(gone.filter((subscriber) => subscriber.deref() !== undefined)).toEqual([]);
    },
    { timeout: 20_000 },
  );
});

test('tells subscribers of each connection, so they can list what they missed', async () => {
  const { client, waitForDisconnect, waitForRoundTrip } = signedInClient(running.platform);
  const ignore = () => undefined;
  const connected = vi.fn();
  client.entities.Task.subscribe(ignore, ignore, connected);
  await waitForRoundTrip();
  expect(connected).toHaveBeenCalledTimes(1);
  await running.kill();
  await waitForDisconnect();
  await running.restart();
  await waitForRoundTrip();
  expect(connected).toHaveBeenCalledTimes(2);
});
