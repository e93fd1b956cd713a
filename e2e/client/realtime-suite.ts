import { expect, test } from 'vitest';
import { admin, eventually, operator } from '@/e2e/platform/testing';
import { type ClientFactory, type ClientFixture, signedInAs } from './client-factory';
import type { RealtimeClient } from './contract-client';
import { conversation, realtimeEvent, record, user } from './response-schemas';

const room = (entity: string) => `entities:brazos:${entity}`;

function entity({ client }: ClientFixture<RealtimeClient>, name: string) {
  const found = client.entities[name];
  if (!found) throw new Error(`The client has no entity ${name}.`);
  return found;
}

/** Waits until these rooms, and no others, have one socket each. */
async function expectRooms(
  { platform }: ClientFixture<RealtimeClient>,
  ...names: string[]
): Promise<void> {
  const open = () => platform.rooms.list().map(({ name, sockets }) => `${name} ${sockets}`);
  await eventually(open).toEqual(names.map((name) => `${name} 1`));
}

/** The subscriptions to entities and conversations. */
export function realtimeSuite(begin: ClientFactory<RealtimeClient>): void {
  test('subscribe: every change is heard once, whoever makes it, until unsubscribing', async () => {
    const listening = signedInAs(begin, admin);
    const heard: string[] = [];
    const end = entity(listening, 'Task').subscribe((event) => {
      const { type, data } = realtimeEvent.parse(event);
      heard.push(`${type} ${data.title} by ${data.created_by}`);
    });
    await expectRooms(listening, room('Task'));

    const { platform } = listening;
    const other = begin({
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
    await eventually(() => heard.length).toBeGreaterThanOrEqual(10);
    const service = 'service@plant.example';
    expect(heard.slice(0, 6)).toEqual([
      `create one by ${operator}`,
      `update uno by ${operator}`,
      `delete uno by ${operator}`,
      `create two by ${operator}`,
      `create three by ${operator}`,
      `create four by ${operator}`,
    ]);
    expect(heard.slice(6, 8).sort()).toEqual([
      `delete four by ${operator}`,
      `delete two by ${operator}`,
    ]);
    expect(heard.slice(8)).toEqual([`create five by ${service}`, `create six by ${service}`]);

    end();
    await expectRooms(listening);
    await Task.create({ title: 'unheard' });
    expect(heard).toHaveLength(10);
  });

  test('subscribe: each hears of its own entity, and one that throws harms no other', async () => {
    const listening = signedInAs(begin, admin);
    const heard: string[] = [];
    entity(listening, 'Task').subscribe(() => {
      throw new Error('On purpose');
    });
    entity(listening, 'Task').subscribe((event) => {
      heard.push(`task ${realtimeEvent.parse(event).data.title}`);
    });
    entity(listening, 'User').subscribe((event) => {
      heard.push(`user ${user.parse(realtimeEvent.parse(event).data).full_name}`);
    });
    await expectRooms(listening, room('Task'), room('User'));
    const other = signedInAs(begin, operator);
    await entity(other, 'Task').create({ title: 'one' });
    await other.client.auth.updateMe({ full_name: 'Otto O.' });
    await eventually(() => heard).toEqual(['task one', 'user Otto O.']);
  });

  test('setToken: the socket comes again with the new token, and the rooms are joined again', async () => {
    const listening = signedInAs(begin, admin);
    const { client, platform } = listening;
    const heard: unknown[] = [];
    entity(listening, 'Task').subscribe((event) => heard.push(event));
    await expectRooms(listening, room('Task'));
    const sockets: number[] = [];
    platform.rooms.subscribe((state) => sockets.push(state.sockets));
    client.setToken(platform.tokenFor(operator));
    // One leaves, one comes, in this order or the other.
    await eventually(() => sockets.length).toBeGreaterThanOrEqual(2);
    await expectRooms(listening, room('Task'));
    await entity(listening, 'Task').create({ title: 'by the one who listens' });
    await eventually(() => heard).toMatchObject([{ data: { title: 'by the one who listens' } }]);
  });

  test('agents: a conversation’s subscribers hear of each message, their own first', async () => {
    const listening = signedInAs(begin, operator);
    const { agents } = listening.client;
    const begun = conversation.parse(await agents.createConversation({ agent_name: 'Milam' }));
    const heard: unknown[] = [];
    const end = agents.subscribeToConversation(begun.id, (now) => heard.push(now));
    await expectRooms(listening, `/agent-conversations/${begun.id}`);
    const sent = { role: 'user' as const, content: 'Is pump 3 safe?' };
    const said = agents.addMessage(begun, sent);
    // At once, before the platform has answered.
    await eventually(() => heard[0]).toEqual({ ...begun, messages: [sent] });
    await said;
    await eventually(() => heard).toHaveLength(3);
    const told = conversation.array().parse(heard.slice(1));
    expect(told.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ['user'],
      ['user', 'assistant'],
    ]);
    expect(told[1]).toEqual(await agents.getConversation(begun.id));

    end();
    await expectRooms(listening);
    await agents.addMessage(begun, sent);
    expect(heard).toHaveLength(3);
  });

  test('cleanup: no room is left', async () => {
    const listening = signedInAs(begin, admin);
    entity(listening, 'Task').subscribe(() => undefined);
    await expectRooms(listening, room('Task'));
    listening.client.cleanup();
    await expectRooms(listening);
  });
}
