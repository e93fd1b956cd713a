import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Platform } from './platform';

interface SocketOptions {
  token?: string;
  /** Absent: the platform's app. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A socket, for one test, which does not come back by itself; it may not be connected yet. */
export function openSocket(
  { url, appId }: Pick<Platform, 'url' | 'appId'>,
  { token, query = { app_id: appId }, headers = {} }: SocketOptions = {},
): Socket {
  const socket = io(url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { ...query, ...(token === undefined ? {} : { token }) },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** What the next event of this name carries. */
export function nextEvent(socket: Socket, event: string): Promise<{ [name: string]: string }> {
  return new Promise((resolve) => socket.once(event, resolve));
}

/** As openSocket, connected. */
export async function connectSocket(
  platform: Pick<Platform, 'url' | 'appId'>,
  options: SocketOptions = {},
): Promise<Socket> {
  const socket = openSocket(platform, options);
  await nextEvent(socket, 'connect');
  return socket;
}

/** Joins a room, and waits until the platform has done so. */
export async function joinRoom(socket: Socket, room: string): Promise<void> {
  socket.emit('join', room);
  await flushMessages(socket);
}

/** A room without a name is refused, and messages keep their order: what was sent before has arrived. */
export async function flushMessages(socket: Socket): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const hear = ({ code }: { code: string }) => {
      if (code !== 'validation_failed') return;
      socket.off('error', hear);
      resolve();
    };
    socket.on('error', hear);
  });
  socket.emit('join', '');
  await answered;
}
