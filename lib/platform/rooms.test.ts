import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { admin } from '@/e2e/platform/testing';
import { createClient } from './client';
import type { EntityEvent } from './entity';
import {
  listener,
  otherUser,
  runningPlatform,
  signedInClient,
  watchedClient,
} from './testing-realtime';

interface Task {
  title: string;
  status: 'open' | 'in_progress' | 'done';
}

const running = runningPlatform();
const room = 'entities:brazos:Task';
const drain: Task = { title: 'Drain', status: 'open' };
const ignore = () => undefined;

// The tests provoke errors, which are logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const clientOf = () => signedInClient(running.platform);

/** Creates a task, which sends an event to the room. */
async function change(title = 'Drain'): Promise<void> {
  await otherUser(running.platform).entities.Task.create({ ...drain, title });
}

const titles = (events: EntityEvent<Task>[]) => events.map(({ data }) => data.title);

test('an entity’s subscriber gets every change to its records, from any client', async () => {
  const { client, waitForRoundTrip } = clientOf();
  const { heard, hear } = listener<EntityEvent<Task>>();
  client.entities.Task.subscribe(hear);
  await waitForRoundTrip();
  const { Task } = otherUser(running.platform).entities;
  const made = await Task.create(drain);
  const changed = await Task.update(made.id, { status: 'done' });
  await Task.delete(made.id);
  await waitForRoundTrip();
  const timestamp = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(heard).toEqual([
    { type: 'create', id: made.id, data: made, timestamp },
    { type: 'update', id: made.id, data: changed, timestamp },
    { type: 'delete', id: made.id, data: changed, timestamp },
  ]);
});

test('events have the type of their entity’s records', () => {
  const client = createClient<{ Task: Task }>({ serverUrl: '', appId: 'brazos' });
  client.entities.Task.subscribe((event) => {
    expectTypeOf(event.data.status).toEqualTypeOf<Task['status']>();
    expectTypeOf(event.data.created_date).toEqualTypeOf<string>();
    expectTypeOf(event.type).toEqualTypeOf<'create' | 'update' | 'delete'>();
    // @ts-expect-error: no such field
    expect(event.data.colour).toBeUndefined();
  })();
  const untyped = createClient({ serverUrl: '', appId: 'brazos' });
  expectTypeOf(untyped.entities.Any.subscribe).toBeAny();
});

describe('a room', () => {
  test('is joined once for all its subscribers and left with the last one', async () => {
    const { client, waitForRoundTrip, latest } = clientOf();
    const { heard, hear } = listener<EntityEvent<Task>>();
    const ends = [1, 2, 3].map(() => client.entities.Task.subscribe(hear));
    const stay = client.entities.Permit.subscribe(ignore);
    await waitForRoundTrip();
    expect(latest().sent).toEqual([`join ${room}`, 'join entities:brazos:Permit']);
    await change();
    await waitForRoundTrip();
    expect(heard).toHaveLength(3);
    ends[0]?.();
    ends[1]?.();
    ends[1]?.();
    await change();
    await waitForRoundTrip();
    expect(heard).toHaveLength(4);
    expect(latest().sent).not.toContain(`leave ${room}`);
    ends[2]?.();
    await vi.waitFor(() => expect(latest().sent.slice(2)).toEqual([`leave ${room}`]), {
      timeout: 20_000,
    });
    await waitForRoundTrip();
    const { length } = latest().updated;
    await change();
    await waitForRoundTrip();
    expect([heard.length, latest().updated.length]).toEqual([4, length]);
    stay();
  });

  test('stays joined for a subscriber that follows the last one', async () => {
    const { client, waitForRoundTrip, latest } = clientOf();
    const { heard, hear } = listener<EntityEvent<Task>>();
    const end = client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    end();
    client.entities.Task.subscribe(hear);
    end();
    await change();
    await waitForRoundTrip();
    expect([heard.length, latest().sent]).toEqual([1, [`join ${room}`]]);
  });

  test('doesn’t get another room’s events', async () => {
    const { client, waitForRoundTrip } = clientOf();
    const { heard, hear } = listener<unknown>();
    client.entities.Permit.subscribe(hear);
    client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    await change();
    await waitForRoundTrip();
    expect(heard).toEqual([]);
  });
});

describe('a subscriber', () => {
  test('that throws doesn’t affect the others', async () => {
    const { client, waitForRoundTrip } = clientOf();
    const { heard, hear } = listener<EntityEvent<Task>>();
    const fault = new Error('a bad subscriber');
    client.entities.Task.subscribe(() => {
      throw fault;
    });
    client.entities.Task.subscribe(hear);
    await waitForRoundTrip();
    await change('first');
    await change('second');
    await waitForRoundTrip();
    expect(titles(heard)).toEqual(['first', 'second']);
    expect(console.error).toHaveBeenCalledWith('A room subscriber threw', fault);
  });

  test('that another one unsubscribes gets no more events; one that it adds gets the next event', async () => {
    const { client, waitForRoundTrip } = clientOf();
    const ended = listener<EntityEvent<Task>>();
    const brought = listener<EntityEvent<Task>>();
    const { Task } = client.entities;
    Task.subscribe(ignore);
    const endThis = Task.subscribe(() => {
      endThis();
      endOther();
      Task.subscribe(brought.hear);
    });
    const endOther = Task.subscribe(ended.hear);
    await waitForRoundTrip();
    await change('first');
    await change('second');
    await waitForRoundTrip();
    expect([titles(ended.heard), titles(brought.heard)]).toEqual([[], ['second']]);
  });
});

test('the service role has its own subscriptions, with its own token', async () => {
  const { platform } = running;
  const config = { serverUrl: platform.url, token: platform.tokenFor(admin) };
  const both = watchedClient({ ...config, serviceToken: platform.serviceToken });
  const { heard, hear } = listener<EntityEvent<Task>>();
  both.client.asServiceRole.entities.Task.subscribe(hear);
  // Another access uses the same connection.
  both.client.asServiceRole.entities.Task.subscribe(hear);
  await both.waitForRoundTrip();
  expect(both.latest().socket.io.opts.query).toEqual({
    app_id: 'brazos',
    token: platform.serviceToken,
  });
  both.client.setToken('of another user');
  await change();
  await both.waitForRoundTrip();
  expect([heard.length, both.sockets.length]).toEqual([2, 1]);
  both.client.cleanup();
  expect(both.latest().socket.connected).toBe(false);
});
