import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { accountForToken, requireUser } from './api/auth';
import { createConcurrencyLimit } from './concurrency';
import { conversationEntity, requireConversation } from './conversations';
import { ApiError } from './errors';
import { type Rooms, trackRooms } from './rooms';
import type { Services } from './services';
import type { Account } from './store/accounts';
import type { Claims } from './tokens';

const maxRoomNameLength = 200;
const maxRooms = 500;
const maxMessageBytes = 64 * 1024;
// Broadcasts check tokens themselves. This is how long a socket that receives nothing can outlive its token.
const expiryCheckMs = 1000;
const roomNameSchema = z.string().min(1).max(maxRoomNameLength);

interface SocketData {
  /** The account of the token that the socket was opened with; undefined without a valid token. */
  account?: Account | undefined;
  /** The token's claims. Also undefined for the service token, which never expires. */
  claims?: Claims | undefined;
}
type RoomSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type RoomServices = Pick<Services, 'appId' | 'origins' | 'store' | 'tokens' | 'now' | 'log'>;

/**
 * Serves socket.io at /ws-user-apps/socket.io/, over WebSocket only, with app_id and token in the query. A socket
 * can connect without a valid token but can't join a room.
 */
export function createRooms(server: HttpServer, services: RoomServices): Rooms {
  const { appId, origins, tokens, now, log } = services;
  const io: SocketServer<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData> =
    new SocketServer(server, {
      path: '/ws-user-apps/socket.io/',
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      // Browsers let any page open a socket to this machine; only the site's own pages may.
      allowRequest({ headers: { origin, host = '' } }, callback) {
        callback(
          null,
          origins.allowsHost(host) && (origin === undefined || origins.allowsOrigin(origin)),
        );
      },
    });
  io.use(async (socket, next) => {
    const { app_id: requestedAppId } = socket.handshake.query;
    if (requestedAppId !== appId)
      return next(new Error(`App "${String(requestedAppId)}" not found`));
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
  const disconnectIfExpired = (socket: RoomSocket) => {
    const { claims } = socket.data;
    if (claims !== undefined && !tokens.isValid(claims)) socket.disconnect(true);
  };
  const disconnectExpired = () => {
    for (const socket of io.sockets.sockets.values()) disconnectIfExpired(socket);
  };
  const expiryTimer = setInterval(disconnectExpired, expiryCheckMs).unref();

  io.on('connection', (socket) => {
    // The token may have been revoked while its account was being looked up.
    disconnectIfExpired(socket);
    // Joining may need a database lookup; the queue keeps messages in order.
    const queue = createConcurrencyLimit(1);
    const onRoomEvent = (event: 'join' | 'leave', handle: (name: string) => void | Promise<void>) =>
      socket.on(event, (name: unknown) => {
        queue
          .run(async () => handle(readRoom(name)))
          .catch((error: unknown) => emitError(socket, error, log));
      });
    onRoomEvent('join', async (name) => {
      // Look up the account again: since the socket opened, the token may have expired or the account registered.
      await authorizeRoom(name, await accountForToken(tokenOf(socket), services), services);
      if (socket.rooms.size > maxRooms) {
        throw new ApiError(429, 'too_many_rooms', `A socket can join at most ${maxRooms} rooms`);
      }
      // A socket that has disconnected in the meantime would stay in the room forever.
      if (socket.connected) await socket.join(name);
    });
    onRoomEvent('leave', (name) => socket.leave(name));
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
      for (const socket of socketsIn(name)) disconnectIfExpired(socket);
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
      clearInterval(expiryTimer);
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

/**
 * Checks that an account may join a room, so that a room reveals no more than the API does.
 *
 * @throws ApiError as the API does: 401 without an account, 403 if it isn't registered, 404 for another user's
 * conversation
 */
async function authorizeRoom(
  room: string,
  account: Account | undefined,
  { store }: Pick<Services, 'store'>,
): Promise<void> {
  const user = requireUser(account);
  const prefix = `${conversationEntity}/`;
  if (!room.startsWith(prefix)) return;
  const id = room.slice(prefix.length);
  requireConversation(await store.records.byId(conversationEntity, id), id, user);
}
