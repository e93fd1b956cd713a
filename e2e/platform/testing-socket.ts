import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Platform } from './platform';

interface SocketOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** Opens a socket for one test. It doesn't reconnect, and may not be connected yet. */
export function openSocket(
  { url, appId }: Pick<Platform, 'url' | 'appId'>,
  { token, headers = {} }: SocketOptions = {},
): Socket {
  const socket = io(url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: appId, ...(token === undefined ? {} : { token }) },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** Resolves to the payload of the next event with this name. */
export function nextEvent(socket: Socket, event: string): Promise<{ [name: string]: string }> {
  return new Promise((resolve) => socket.once(event, resolve));
}

/** Opens a socket and waits until it's connected. */
export async function connectSocket(
  platform: Pick<Platform, 'url' | 'appId'>,
  options: SocketOptions = {},
): Promise<Socket> {
  const socket = openSocket(platform, options);
  await nextEvent(socket, 'connect');
  return socket;
}

/** Joins a room and waits until the platform has processed the join. */
export async function joinRoom(socket: Socket, room: string): Promise<void> {
  socket.emit('join', room);
  await flushMessages(socket);
}

/** Waits until everything sent so far is processed: messages stay in order, and an empty room name gets an error. */
export async function flushMessages(socket: Socket): Promise<void> {
  const flushed = new Promise<void>((resolve) => {
    const onError = ({ code }: { code: string }) => {
      if (code !== 'validation_failed') return;
      socket.off('error', onError);
      resolve();
    };
    socket.on('error', onError);
  });
  socket.emit('join', '');
  await flushed;
}
