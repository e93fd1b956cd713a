import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap as Events, type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { accountForToken, requireUser } from './api/auth';
import { check } from './api/read-request';
import { ApiError } from './errors';
import { conversationEntity, requireConversation } from './routes/agents';
import type { Rooms, Services } from './services';
import type { Store } from './store';
import type { Account } from './store/accounts';
import type { Claims } from './tokens';

// Broadcasts check tokens themselves. This is how long a socket that receives nothing can outlive its token.
const expiryCheckMs = 1000;
const roomNameSchema = z.string('must be a string').min(1).max(200);

interface SocketData {
  /** The account of the token that the socket was opened with; undefined without a valid token. */
  account?: Account | undefined;
  /** The token's claims. Also undefined for the service token, which never expires. */
  claims?: Claims | undefined;
}
type RoomSocket = Socket<Events, Events, Events, SocketData>;
type RoomServices = Pick<Services, 'appId' | 'origins' | 'store' | 'tokens'>;

/** socket.io over WebSocket only, with app_id and token in the query. Only a valid token can join a room. */
export function createRooms(server: HttpServer, services: RoomServices): Rooms {
  const { appId, origins, tokens } = services;
  const io = new SocketServer<Events, Events, Events, SocketData>(server, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    serveClient: false,
    // Browsers let any page open a socket to this machine; only the site's own pages may.
    allowRequest({ headers: { origin, host = '' } }, callback) {
      const isAllowed = origin === undefined || origins.allowsOrigin(origin);
      callback(null, isAllowed && origins.allowsHost(host));
    },
  });
  io.use((socket, next) => {
    const { app_id: requestedAppId } = socket.handshake.query;
    if (requestedAppId !== appId)
      return next(new Error(`App "${String(requestedAppId)}" not found`));
    const token = tokenOf(socket);
    socket.data.claims = token === undefined ? undefined : tokens.claimsOf(token);
    socket.data.account = accountForToken(token, services);
    next();
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
    const onRoomEvent = (event: 'join' | 'leave', handle: (name: string) => void) =>
      socket.on(event, (name: unknown) => {
        try {
          handle(check(name, roomNameSchema, 'room'));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          socket.emit('error', { message: error.message, code: error.code });
        }
      });
    onRoomEvent('join', (name) => {
      // Look up the account again: since the socket opened, the token may have expired or the account registered.
      authorizeRoom(name, accountForToken(tokenOf(socket), services), services.store);
      socket.join(name);
    });
    onRoomEvent('leave', (name) => socket.leave(name));
  });

  const { adapter } = io.of('/');
  return {
    // Each socket is also in a room named by its own ID.
    list: () =>
      [...adapter.rooms]
        .filter(([name]) => !adapter.sids.has(name))
        .map(([name, sockets]) => ({ name, sockets: [...sockets] })),
    broadcast(name, data, isFor = () => true) {
      const message = { room: name, data: JSON.stringify(data) };
      for (const id of [...(adapter.rooms.get(name) ?? [])]) {
        const socket = io.sockets.sockets.get(id);
        if (!socket) continue;
        disconnectIfExpired(socket);
        const { account } = socket.data;
        if (socket.connected && account && isFor(account)) socket.emit('update_model', message);
      }
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

/** Lets a user into a room if the API would answer them. @throws ApiError as the API does: 401, 403, or 404 */
function authorizeRoom(room: string, account: Account | undefined, store: Store): void {
  const user = requireUser(account);
  const prefix = `${conversationEntity}/`;
  if (room.startsWith(prefix)) requireConversation(store, room.slice(prefix.length), user);
}
