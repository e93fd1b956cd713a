import { expect, test } from 'vitest';
import { admin, eventually, operator } from '@/e2e/platform/testing';
import { type ClientFactory, type ClientFixture, entityOf, signedInAs } from './client-factory';
import type { RealtimeClient } from './contract-client';
import { conversation, realtimeEvent, record, user } from './response-schemas';

const room = (entity: string) => `entities:brazos:${entity}`;

const entity = ({ client }: ClientFixture<RealtimeClient>, name: string) => entityOf(client, name);

/** Waits until exactly these rooms exist, with one socket each. */
async function expectRooms(
  { platform }: ClientFixture<RealtimeClient>,
  ...names: string[]
): Promise<void> {
  const roomStates = () => platform.rooms.list().map(({ name, sockets }) => `${name} ${sockets}`);
  await eventually(roomStates).toEqual(names.map((name) => `${name} 1`));
}

/**
 * Covers subscriptions to entities and conversations.
 *
 * @param showsOwnMessages whether the client delivers its own message before the platform responds
 */
export function realtimeSuite(
  setup: ClientFactory<RealtimeClient>,
  { showsOwnMessages }: { showsOwnMessages: boolean },
): void {
  test('subscribe: delivers every change once, from any client, until unsubscribing', async () => {
    const subscriber = signedInAs(setup, admin);
    const received: string[] = [];
    const unsubscribe = entity(subscriber, 'Task').subscribe((event) => {
      const { type, data } = realtimeEvent.parse(event);
      received.push(`${type} ${data.title} by ${data.created_by}`);
    });
    await expectRooms(subscriber, room('Task'));

    const { platform } = subscriber;
    const other = setup({
      token: platform.tokenFor(operator),
      serviceToken: platform.serviceToken,
    });
    const Task = entity(other, 'Task');
    const { id } = record.parse(await Task.create({ title: 'one' }));
    await Task.update(id, { title: 'uno' });
    await Task.delete(id);
    await Task.bulkCreate([{ title: 'two' }, { title: 'three' }]);
    await Task.importEntities(new File(['title\nfour'], 'tasks.csv', { type: 'text/csv' }));
    await Task.deleteMany({ title: { $in: ['two', 'four'] } });
    await other.client.asServiceRole.entities.Task?.create({ title: 'five' });
    await other.client.functions.invoke('add-task', { title: 'six' });
    await eventually(() => received.length).toBeGreaterThanOrEqual(10);
    const service = 'service@plant.example';
    expect(received.slice(0, 6)).toEqual([
      `create one by ${operator}`,
      `update uno by ${operator}`,
      `delete uno by ${operator}`,
      `create two by ${operator}`,
      `create three by ${operator}`,
      `create four by ${operator}`,
    ]);
    expect(received.slice(6, 8).sort()).toEqual([
      `delete four by ${operator}`,
      `delete two by ${operator}`,
    ]);
    expect(received.slice(8)).toEqual([`create five by ${service}`, `create six by ${service}`]);

    unsubscribe();
    await expectRooms(subscriber);
    await Task.create({ title: 'unheard' });
    expect(received).toHaveLength(10);
  });

  test('subscribe: delivers only the subscribed entity’s changes, even if another listener throws', async () => {
    const subscriber = signedInAs(setup, admin);
    const received: string[] = [];
    entity(subscriber, 'Task').subscribe(() => {
      throw new Error('On purpose');
    });
    entity(subscriber, 'Task').subscribe((event) => {
      received.push(`task ${realtimeEvent.parse(event).data.title}`);
    });
    entity(subscriber, 'User').subscribe((event) => {
      received.push(`user ${user.parse(realtimeEvent.parse(event).data).full_name}`);
    });
    await expectRooms(subscriber, room('Task'), room('User'));
    const other = signedInAs(setup, operator);
    await entity(other, 'Task').create({ title: 'one' });
    await other.client.auth.updateMe({ full_name: 'Otto O.' });
    await eventually(() => received).toEqual(['task one', 'user Otto O.']);
  });

  test('setToken: reconnects with the new token and rejoins the rooms', async () => {
    const subscriber = signedInAs(setup, admin);
    const { client, platform } = subscriber;
    const received: unknown[] = [];
    entity(subscriber, 'Task').subscribe((event) => received.push(event));
    await expectRooms(subscriber, room('Task'));
    const sockets: number[] = [];
    platform.rooms.subscribe((state) => sockets.push(state.sockets));
    client.setToken(platform.tokenFor(operator));
    // The old socket leaves and the new one joins, in either order.
    await eventually(() => sockets.length).toBeGreaterThanOrEqual(2);
    await expectRooms(subscriber, room('Task'));
    await entity(subscriber, 'Task').create({ title: 'by the subscriber' });
    await eventually(() => received).toMatchObject([{ data: { title: 'by the subscriber' } }]);
  });

  test('agents: delivers each message to the conversation’s subscribers', async () => {
    const subscriber = signedInAs(setup, operator);
    const { agents } = subscriber.client;
    const created = conversation.parse(await agents.createConversation({ agent_name: 'Milam' }));
    const received: unknown[] = [];
    const unsubscribe = agents.subscribeToConversation(created.id, (current) =>
      received.push(current),
    );
    await expectRooms(subscriber, `/agent-conversations/${created.id}`);
    const sent = { role: 'user' as const, content: 'Is pump 3 safe?' };
    const pending = agents.addMessage(created, sent);
    if (showsOwnMessages) {
      // Delivered optimistically, before the platform responds.
      await eventually(() => received[0]).toEqual({ ...created, messages: [sent] });
    }
    await pending;
    const { messages } = conversation.parse(await agents.getConversation(created.id));
    // However the platform sends them, each update is the whole conversation.
    await eventually(() => received.at(-1)).toMatchObject({ id: created.id, messages });
    const updates = conversation.array().parse(received.slice(showsOwnMessages ? 1 : 0));
    expect(new Set(updates.map((update) => JSON.stringify(update))).size).toBe(updates.length);
    const roles = updates.map((update) => update.messages.map(({ role }) => role).join());
    expect(['user', 'user,assistant']).toEqual(expect.arrayContaining(roles));

    unsubscribe();
    await expectRooms(subscriber);
    const heard = received.length;
    await agents.addMessage(created, sent);
    expect(received).toHaveLength(heard);
  });

  test('cleanup: leaves every room', async () => {
    const subscriber = signedInAs(setup, admin);
    entity(subscriber, 'Task').subscribe(() => undefined);
    await expectRooms(subscriber, room('Task'));
    subscriber.client.cleanup();
    await expectRooms(subscriber);
  });
}
