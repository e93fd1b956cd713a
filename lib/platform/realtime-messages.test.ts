import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { socketServer, watchedClient } from './testing-realtime';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('a message', () => {
  const data = JSON.stringify({ type: 'create', id: '1' });
  const room = 'entities:brazos:Task';
  const dropped = `Dropped a message to ${room} that is not JSON`;

  test.each([
    ['without a room', { data }, 'Dropped a realtime message without a room'],
    ['that’s null', null, 'Dropped a realtime message without a room'],
    ['with a room that isn’t a string', { room: [room], data }, 'without a room'],
    ['with data that isn’t JSON', { room, data: '{"type":' }, dropped],
    ['with data that isn’t a string', { room, data: { id: '1' } }, dropped],
    ['without data', { room }, dropped],
    ['with data that isn’t an object', { room, data: '"created"' }, dropped],
  ])('%s is dropped with a warning', async (_, message, warning) => {
    const { url } = await socketServer((socket) => {
      socket.on('join', () => {
        socket.emit('update_model', message);
        socket.emit('update_model', { room, data });
      });
    });
    const { client } = watchedClient({ serverUrl: url });
    const events: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => events.push(event));
    await vi.waitFor(() => expect(events).toEqual([JSON.parse(data)]), { timeout: 20_000 });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
  });

  test('to a room without subscribers is ignored', async () => {
    const { url } = await socketServer((socket) => {
      socket.emit('update_model', { room: 'entities:brazos:Permit', data });
      socket.emit('update_model', { room: '__proto__', data });
      socket.on('join', () => socket.emit('update_model', { room, data }));
    });
    const { client, latest } = watchedClient({ serverUrl: url });
    const events: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => events.push(event));
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 20_000 });
    expect(latest().updated).toHaveLength(3);
    expect(console.error).not.toHaveBeenCalled();
  });
});
