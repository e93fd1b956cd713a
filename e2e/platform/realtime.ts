import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { accountForToken } from './api/account-of';
import { ApiError } from './errors';
import { authorizeRoom } from './room-access';
import { type Rooms, trackRooms } from './rooms';
import { createSerialQueue } from './serial-queue';
import type { Services } from './services';
import type { Account } from './store/accounts';
import type { Claims } from './tokens';

const maxRoomNameLength = 200;
const maxRooms = 500;
// Who comes back joins all its rooms at once; more than that is somebody who only wants to be in the way.
const maxQueued = 2 * maxRooms;
const maxMessageBytes = 64 * 1024;
// What is sent looks at the token itself; this is how long a socket that hears nothing outlives it.
const expiryCheckMs = 1000;
const roomNameSchema = z.string().min(1).max(maxRoomNameLength);

interface SocketData {
  /** Whose token the socket was opened with; undefined for nobody's. */
  account?: Account | undefined;
  /** Of that token; undefined for the service token too, which does not end. */
  claims?: Claims | undefined;
}
type RoomSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type RoomServices = Pick<Services, 'appId' | 'origins' | 'store' | 'tokens' | 'now' | 'log'>;

/**
 * socket.io at /ws-user-apps/socket.io/, over websocket only, with app_id and token in the query. A socket opens
 * without a good token too, and is let into no room.
 */
export function createRooms(server: HttpServer, services: RoomServices): Rooms {
  const { appId, origins, tokens, now, log } = services;
  const io: SocketServer<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData> =
    new SocketServer(server, {
      path: '/ws-user-apps/socket.io/',
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      // Browsers let any page open a socket to this machine; only the site's own may.
      allowRequest({ headers: { origin, host = '' } }, decide) {
        decide(
          null,
          origins.allowsHost(host) && (origin === undefined || origins.allowsOrigin(origin)),
        );
      },
    });
  io.use(async (socket, next) => {
    const { app_id: asked } = socket.handshake.query;
    if (asked !== appId) return next(new Error(`App "${String(asked)}" not found`));
    try {
      const token = tokenOf(socket);
      socket.data.claims = token === undefined ? undefined : tokens.claimsOf(token);
      socket.data.account = await accountForToken(token, services);
      next();
    } catch (error) {
      logError(error, log);
      next(new Error('The local platform failed; see its log'));
    }
  });
  const dropIfEnded = (socket: RoomSocket) => {
    const { claims } = socket.data;
    if (claims !== undefined && !tokens.isValid(claims)) socket.disconnect(true);
  };
  const disconnectExpired = () => {
    for (const socket of io.sockets.sockets.values()) dropIfEnded(socket);
  };
  const looking = setInterval(disconnectExpired, expiryCheckMs).unref();

  io.on('connection', (socket) => {
    // Its account was looked up meanwhile.
    dropIfEnded(socket);
    // A room may have to be looked up first, and messages keep their order all the same.
    const inTurn = createSerialQueue(maxQueued, (error) => emitError(socket, error, log));
    const each = (event: 'join' | 'leave', act: (name: string) => void | Promise<void>) =>
      socket.on(event, (name: unknown) => {
        const accepted = inTurn(async () => act(readRoom(name)));
        if (!accepted) socket.disconnect(true);
      });
    each('join', async (name) => {
      // Asked anew: a token ends, and an account is let in, while a socket is open.
      await authorizeRoom(name, await accountForToken(tokenOf(socket), services), services);
      if (socket.rooms.size > maxRooms) {
        throw new ApiError(429, 'too_many_rooms', `A socket can join at most ${maxRooms} rooms`);
      }
      // One that has gone meanwhile would stay in the room for good.
      if (socket.connected) await socket.join(name);
    });
    each('leave', (name) => socket.leave(name));
  });

  const view = trackRooms(io.of('/').adapter, now, log);
  const socketsIn = (name: string) =>
    [...(io.of('/').adapter.rooms.get(name) ?? [])].flatMap(
      (id) => io.sockets.sockets.get(id) ?? [],
    );
  return {
    list: view.list,
    subscribe: view.subscribe,
    broadcast(name, what, data, isFor) {
      const message = { room: name, data: JSON.stringify(data) };
      for (const socket of socketsIn(name)) dropIfEnded(socket);
      if (isFor === undefined) io.to(name).emit('update_model', message);
      else {
        for (const socket of socketsIn(name)) {
          const { account } = socket.data;
          if (account && isFor(account)) socket.emit('update_model', message);
        }
      }
      view.recordEvent(name, what);
    },
    disconnectExpired,
    close() {
      clearInterval(looking);
      return io.close();
    },
  };
}

function tokenOf(socket: RoomSocket): string | undefined {
  const { token } = socket.handshake.query;
  return typeof token === 'string' ? token : undefined;
}

function readRoom(name: unknown): string {
  const result = roomNameSchema.safeParse(name);
  if (result.success) return result.data;
  const message = `A room name must be a string of 1 to ${maxRoomNameLength} characters`;
  throw new ApiError(422, 'validation_failed', message);
}

function emitError(socket: RoomSocket, error: unknown, log: (line: string) => void): void {
  if (error instanceof ApiError) socket.emit('error', { message: error.message, code: error.code });
  else logError(error, log);
}

function logError(error: unknown, log: (line: string) => void): void {
  log(`Socket: ${error instanceof Error ? error.stack : String(error)}`);
}
