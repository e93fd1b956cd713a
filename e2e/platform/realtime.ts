import type { Server as HttpServer } from 'node:http';
import { type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { type RoomView, watchRooms } from './room-view';
import type { Services } from './services';

const longestRoom = 200;
const mostRooms = 500;
const longestMessageBytes = 64 * 1024;
const room = z.string().min(1).max(longestRoom);

/** The rooms that clients join to hear of changes. */
export interface Rooms extends RoomView {
  /** Sends update_model to everybody in the room, with the data as JSON text. `what` names the change. */
  send(room: string, what: string, data: unknown): void;
  /** Closes every socket and the HTTP server they came through. */
  close(): Promise<void>;
}

/**
 * socket.io at /ws-user-apps/socket.io/, over websocket only, with app_id and token in the query. The app
 * is public, so that its rooms are open without a good token too.
 */
export function createRooms(
  server: HttpServer,
  { appId, origins, now, log }: Pick<Services, 'appId' | 'origins' | 'now' | 'log'>,
): Rooms {
  const io = new SocketServer(server, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessageBytes,
    // Browsers let any page open a socket to this machine; only the site's own may.
    allowRequest: ({ headers: { origin } }, decide) =>
      decide(null, origin === undefined || origins.allows(origin)),
  });
  io.use((socket, next) => {
    const { app_id: asked } = socket.handshake.query;
    next(asked === appId ? undefined : new Error(`App "${String(asked)}" not found`));
  });
  io.on('connection', (socket) => {
    socket.on('join', (name: unknown) => {
      const wanted = readRoom(socket, name);
      if (wanted === undefined) return;
      if (socket.rooms.size > mostRooms) refuse(socket, `At most ${mostRooms} rooms can be joined`);
      else void socket.join(wanted);
    });
    socket.on('leave', (name: unknown) => {
      const wanted = readRoom(socket, name);
      if (wanted !== undefined) void socket.leave(wanted);
    });
  });

  const view = watchRooms(io.of('/').adapter, now, log);
  return {
    list: view.list,
    subscribe: view.subscribe,
    send(name, what, data) {
      io.to(name).emit('update_model', { room: name, data: JSON.stringify(data) });
      view.noteEvent(name, what);
    },
    close: () => io.close(),
  };
}

function readRoom(socket: Socket, name: unknown): string | undefined {
  const result = room.safeParse(name);
  if (result.success) return result.data;
  refuse(socket, `A room's name must be a text of 1 to ${longestRoom} characters`);
  return undefined;
}

function refuse(socket: Socket, message: string): void {
  socket.emit('error', { message });
}
