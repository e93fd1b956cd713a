import { expect, test } from 'vitest';
import type { Platform } from '@/e2e/platform/platform';
import { admin, eventually, operator } from '@/e2e/platform/testing';
import { forEachClient, forEachCurrentClient, signedInAs } from './clients';
import { conversation, realtimeEvent, record } from './response-schemas';

const room = (entity: string) => `entities:brazos:${entity}`;

/** Waits until exactly these rooms exist, with one socket each. */
async function expectRooms({ rooms }: Platform, ...names: string[]): Promise<void> {
  const roomStates = () => rooms.list().map(({ name, sockets }) => `${name} ${sockets.length}`);
  await eventually(roomStates).toEqual(names.map((name) => `${name} 1`));
}

forEachClient((setup, { showsOwnMessages }) => {
  test('delivers every change once, from any client, until unsubscribing', async () => {
    const { client, platform } = signedInAs(setup, admin);
    const received: string[] = [];
    const unsubscribe = client.entities.Task.subscribe((event: unknown) => {
      const { type, data } = realtimeEvent.parse(event);
      received.push(`${type} ${data.title} by ${data.created_by}`);
    });
    await expectRooms(platform, room('Task'));

    const { serviceToken } = platform;
    const other = setup({ token: platform.tokenFor(operator), serviceToken }).client;
    const { Task } = other.entities;
    const { id } = await Task.create({ title: 'one' });
    await Task.update(id, { title: 'uno' });
    await Task.delete(id);
    await Task.bulkCreate([{ title: 'two' }, { title: 'three' }]);
    await Task.importEntities(new File(['[{"title":"four"}]'], 'tasks.json'));
    await Task.deleteMany({ title: { $in: ['two', 'four'] } });
    await other.asServiceRole.entities.Task.create({ title: 'five' });
    await other.functions.invoke('add-task', { title: 'six' });
    await eventually(() => received.length).toBeGreaterThanOrEqual(10);
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
    const service = 'service@plant.example';
    expect(received.slice(8)).toEqual([`create five by ${service}`, `create six by ${service}`]);

    unsubscribe();
    await expectRooms(platform);
    await Task.create({ title: 'unheard' });
    expect(received).toHaveLength(10);
  });

  test('setToken reconnects with the new token and rejoins the rooms', async () => {
    const { client, platform } = signedInAs(setup, admin);
    const { Task } = client.entities;
    const received: unknown[] = [];
    Task.subscribe((event: unknown) => received.push(event));
    await expectRooms(platform, room('Task'));
    const socketsInRoom = () => platform.rooms.list().flatMap(({ sockets }) => sockets);
    const [old] = socketsInRoom();
    client.setToken(platform.tokenFor(operator));
    // The old socket leaves and the new one joins, in either order.
    await eventually(socketsInRoom).toEqual([expect.not.stringMatching(`^${old}$`)]);
    await Task.create({ title: 'by the subscriber' });
    await eventually(() => received).toMatchObject([{ data: { title: 'by the subscriber' } }]);
  });

  test('delivers each message to the conversation’s subscribers', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const { agents } = client;
    const created = conversation.parse(await agents.createConversation({ agent_name: 'Milam' }));
    const received: unknown[] = [];
    const unsubscribe = agents.subscribeToConversation(created.id, (current) =>
      received.push(current),
    );
    await expectRooms(platform, `/agent-conversations/${created.id}`);
    const sent = { role: 'user', content: 'Is pump 3 safe?' };
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
    await expectRooms(platform);
    const heard = received.length;
    await agents.addMessage(created, sent);
    expect(received).toHaveLength(heard);
  });

  test('cleanup leaves every room', async () => {
    const { client, platform } = signedInAs(setup, admin);
    client.entities.Task.subscribe(() => undefined);
    await expectRooms(platform, room('Task'));
    client.cleanup();
    await expectRooms(platform);
  });
});

forEachCurrentClient((setup, { completesRecords }) => {
  test('delivers a record that’s too large for a broadcast', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const { ShiftEntry } = client.entities;
    const received: unknown[] = [];
    ShiftEntry.subscribe((event: unknown) => received.push(event));
    await expectRooms(platform, room('ShiftEntry'));
    const entry = { shift: 'day', unit: 'U1', summary: 'Quiet. '.repeat(3000) };
    const created = record.parse(await ShiftEntry.create(entry));
    await ShiftEntry.delete(created.id);
    await eventually(() => received).toHaveLength(2);
    // If the client doesn't fetch the record, it's marked.
    const data = completesRecords ? created : { ...created, summary: '', _oversize: true };
    expect(received).toMatchObject([
      { type: 'create', id: created.id, data },
      { type: 'delete', id: created.id, data: { id: created.id, unit: 'U1' } },
    ]);
  });

  test('delivers the changes of batch writes one by one', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const { Task } = client.entities;
    const received: string[] = [];
    Task.subscribe((event: unknown) => {
      const { type, data } = realtimeEvent.parse(event);
      received.push(`${type} ${data.title} ${data.priority}`);
    });
    await expectRooms(platform, room('Task'));
    await Task.upsert([{ title: 'a' }, { title: 'b' }], { key: 'title' });
    await Task.upsert([{ title: 'a', priority: 4 }], { key: 'title' });
    await Task.updateMany({ title: 'b' }, { $inc: { priority: -1 } });
    const [{ id }] = await Task.filter({ title: 'b' });
    await Task.bulkUpdate([{ id, priority: 5 }]);
    await eventually(() => received).toEqual([
      'create a 3',
      'create b 3',
      'update a 4',
      'update b 2',
      'update b 5',
    ]);
  });
});
