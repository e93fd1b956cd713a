import { expect, test } from 'vitest';
import type { Platform } from '@/e2e/platform/platform';
import { eventually, operator } from '@/e2e/platform/testing';
import { type ClientFactory, entityOf, signedInAs } from './client-factory';
import type { CurrentClient } from './contract-client';
import { realtimeEvent, record, records } from './response-schemas';

/** Waits until the only room is an entity's. */
async function expectRoom({ rooms }: Platform, entity: string): Promise<void> {
  const names = () => rooms.list().map(({ name }) => name);
  await eventually(names).toEqual([`entities:brazos:${entity}`]);
}

/**
 * Covers what's only in the current generation's broadcasts.
 *
 * @param completesRecords whether the client fetches records that are too large for a broadcast
 */
export function currentRealtimeSuite(
  setup: ClientFactory<CurrentClient>,
  { completesRecords }: { completesRecords: boolean },
): void {
  test('subscribe: delivers a record that’s too large for a broadcast', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const ShiftEntry = entityOf(client, 'ShiftEntry');
    const received: unknown[] = [];
    ShiftEntry.subscribe((event) => received.push(event));
    await expectRoom(platform, 'ShiftEntry');
    const entry = { shift: 'day', unit: 'U1', summary: 'Quiet. '.repeat(3000) };
    const created = record.parse(await ShiftEntry.create(entry));
    await ShiftEntry.delete(created.id);
    await eventually(() => received).toHaveLength(2);
    expect(received).toMatchObject([
      {
        type: 'create',
        id: created.id,
        // If the client doesn't fetch the record, it's marked.
        data: completesRecords ? created : { ...created, summary: '', _oversize: true },
      },
      { type: 'delete', id: created.id, data: { id: created.id, unit: 'U1' } },
    ]);
  });

  test('subscribe: delivers the changes of batch writes one by one', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const Task = entityOf(client, 'Task');
    const received: { type: string; title: unknown; priority: unknown }[] = [];
    Task.subscribe((event) => {
      const { type, data } = realtimeEvent.parse(event);
      received.push({ type, title: data.title, priority: data.priority });
    });
    await expectRoom(platform, 'Task');
    await Task.upsert([{ title: 'a' }, { title: 'b' }], { key: 'title' });
    await Task.upsert([{ title: 'a', priority: 4 }], { key: 'title' });
    await Task.updateMany({ title: 'b' }, { $inc: { priority: -1 } });
    const [b] = records.parse(await Task.filter({ title: 'b' }));
    await Task.bulkUpdate([{ id: b?.id ?? '', priority: 5 }]);
    await eventually(() => received).toEqual([
      { type: 'create', title: 'a', priority: 3 },
      { type: 'create', title: 'b', priority: 3 },
      { type: 'update', title: 'a', priority: 4 },
      { type: 'update', title: 'b', priority: 2 },
      { type: 'update', title: 'b', priority: 5 },
    ]);
  });
}
