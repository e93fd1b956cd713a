import { expect, test } from 'vitest';
import { call, eventually, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';
import { fitBroadcast } from './oversize';

const legacy = testPlatform();
const current = testPlatform({ generation: 'current' });
const entries = '/apps/brazos/entities/ShiftEntry';
const entry = { shift: 'day', unit: 'U1', summary: 'Quiet' };
// Two bytes per character.
const longSummary = 'ä'.repeat(9000);

test('leaves a record under 16 KB alone, long strings included', () => {
  const record = { id: 'a', summary: 'x'.repeat(12_000) };
  expect(fitBroadcast(record)).toBe(record);
});

test('empties strings over 10 KB, or else leaves only the ID', () => {
  const record = { id: 'a', title: 't', summary: longSummary };
  expect(fitBroadcast(record)).toEqual({ id: 'a', title: 't', summary: '' });
  const parts = Array.from({ length: 20 }, () => 'x'.repeat(1000));
  expect(fitBroadcast({ ...record, parts })).toEqual({ id: 'a' });
});

test.each([
  ['current', current],
  ['legacy', legacy],
])('broadcasts a large record as the %s generation does', async (generation, running) => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const socket = await connectSocket(platform, { token });
  const received: { type: string; data: Record<string, unknown> }[] = [];
  socket.on('update_model', ({ data }) => received.push(JSON.parse(data)));
  await joinRoom(socket, 'entities:brazos:ShiftEntry');

  const record = { ...entry, summary: longSummary };
  const { id } = await (await call(platform, entries, { token, json: record })).json();
  await call(platform, `${entries}/${id}`, { token, method: 'DELETE' });
  await eventually(() => received.map(({ type }) => type)).toEqual(['create', 'delete']);
  const [created, deleted] = received.map(({ data }) => data);
  if (generation === 'legacy') {
    expect([created?.summary, deleted?.summary]).toEqual([longSummary, longSummary]);
    expect(created).not.toHaveProperty('_oversize');
  } else {
    expect(created).toMatchObject({ id, unit: 'U1', summary: '', _oversize: true });
    // It can't be fetched anymore, so it isn't marked.
    expect(deleted).toMatchObject({ id, summary: '' });
    expect(deleted).not.toHaveProperty('_oversize');
  }
});
