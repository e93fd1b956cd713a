import type { Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { appId } from './accounts';
import { check, requireUser } from './api/read-request';
import { ApiError } from './errors';
import type { Rooms, Services } from './services';

const roomSchema = z.string().min(1).max(200);

type RoomServices = Pick<Services, 'origins' | 'tokens'>;

/** socket.io over WebSocket only, with app_id and token in the query. Only a valid token can join a room. */
export function createRooms(server: HttpServer, { origins, tokens }: RoomServices): Rooms {
  const io = new SocketServer(server, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    serveClient: false,
    // Browsers let any page open a socket to this machine; only the site's own pages may.
    allowRequest({ headers: { origin, host = '' } }, callback) {
      const isAllowed = origin === undefined || origins.allowsOrigin(origin);
      callback(null, isAllowed && origins.allowsHost(host));
    },
  });
  io.use(({ handshake }, next) => {
    const { app_id } = handshake.query;
    next(app_id === appId ? undefined : new Error(`App "${String(app_id)}" not found`));
  });

  io.on('connection', (socket) => {
    const { token } = socket.handshake.query;
    const session = tokens.verify(typeof token === 'string' ? token : undefined);
    if (session) {
      const expiry = setTimeout(() => socket.disconnect(true), session.expiresAt - Date.now());
      socket.once('disconnect', () => clearTimeout(expiry));
    }
    socket.on('join', (room: unknown) => {
      try {
        requireUser(session?.account);
        socket.join(check(room, roomSchema));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        socket.emit('error', { message: error.message, code: error.code });
      }
    });
    socket.on('leave', (room: unknown) => socket.leave(String(room)));
  });

  return {
    broadcast(room, data) {
      io.to(room).emit('update_model', { room, data: JSON.stringify(data) });
    },
    close: () => io.close(),
  };
}
