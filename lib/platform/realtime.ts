import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { errorFromData, isRecord, PlatformError, parseJson } from './errors';
import { redactToken } from './redact';

/** Milliseconds for one connection attempt, and between attempts, plus or minus 50%. */
const defaultTiming = { connectTimeoutMs: 20_000, minDelayMs: 1000, maxDelayMs: 5000 };
/** How long a room without subscribers stays joined, in case another one follows. */
const leaveDelayMs = 250;

/** The part of socket.io-client that the client uses. */
interface SocketLibrary {
  io(uri: string, options: Partial<ManagerOptions & SocketOptions>): Socket;
}

/** For tests: shorter delays, and a library that can't be loaded. */
export interface RealtimeOverrides {
  timing?: typeof defaultTiming;
  load?(): Promise<SocketLibrary>;
}

interface RealtimeConfig extends RealtimeOverrides {
  serverUrl: string;
  appId: string;
  token(): string | null;
}

interface Subscriber {
  /** Gets the data of a message, or of a local `notify`. */
  onUpdate(data: object): void;
  onError?: ((error: PlatformError) => void) | undefined;
  /** Called after joining on each new connection. Messages sent before are missed. */
  onConnect?: (() => void) | undefined;
  /** Called once, after the last of the others. */
  onEnd?: (() => void) | undefined;
}

interface ConnectionHandlers {
  onConnect(): void;
  onUpdate(message: unknown): void;
  onError(error: PlatformError): void;
  /** The connection won't come back; the next subscription or token opens a new one. */
  onClose(error: PlatformError): void;
}

export type Rooms = ReturnType<typeof createRooms>;

/** Subscriptions to rooms, over one connection that's open while there are any, and shortly afterwards. */
export function createRooms(config: RealtimeConfig) {
  const rooms = new Map<string, Set<Subscriber>>();
  let connection: ReturnType<typeof connect> | null = null;

  const handlers: ConnectionHandlers = {
    onConnect() {
      forgetEmptyRooms();
      for (const room of rooms.keys()) connection?.emit('join', room);
      for (const { onConnect: connected } of all()) callSafely(() => connected?.());
    },
    onUpdate(message) {
      const { room, data } = isRecord(message) ? message : {};
      const parsed = typeof data === 'string' ? parseJson(data) : undefined;
      if (typeof room === 'string' && isRecord(parsed)) notify(room, parsed);
      else console.warn(`Dropped a realtime message that isn’t an object for a room: ${room}`);
    },
    onError(error) {
      console.error(`Realtime: ${error.message}`);
      for (const { onError: failed } of all()) callSafely(() => failed?.(error));
    },
    onClose(error) {
      disconnect();
      handlers.onError(error);
    },
  };

  const all = () => [...rooms.values()].flatMap((subscribers) => [...subscribers]);

  function disconnect(): void {
    connection?.close();
    connection = null;
  }

  function notify(room: string, data: object): void {
    for (const subscriber of [...(rooms.get(room) ?? [])]) {
      // An earlier subscriber may have unsubscribed this one.
      if (rooms.get(room)?.has(subscriber)) callSafely(() => subscriber.onUpdate(data));
    }
  }

  function unsubscribe(room: string, subscriber: Subscriber): void {
    const subscribers = rooms.get(room);
    if (!subscribers?.delete(subscriber)) return;
    subscriber.onEnd?.();
    if (subscribers.size > 0) return;
    setTimeout(() => {
      // By now, the room may have new subscribers, or have been forgotten.
      if (rooms.get(room) === subscribers) {
        rooms.delete(room);
        connection?.emit('leave', room);
      }
      if (rooms.size === 0) disconnect();
    }, leaveDelayMs);
  }

  /** For a new connection, which hasn't joined any room yet. */
  function forgetEmptyRooms(): void {
    for (const [room, { size }] of rooms) if (size === 0) rooms.delete(room);
  }

  return {
    /** @returns a function that unsubscribes; calling it again does nothing */
    subscribe(room: string, callbacks: Subscriber): () => void {
      // A new object, since the same functions may be subscribed twice.
      const subscriber = { ...callbacks };
      const subscribers = rooms.get(room);
      if (!subscribers) connection?.emit('join', room);
      // An empty set is replaced: its timer then finds another one, and doesn't leave the room.
      if (subscribers?.size) subscribers.add(subscriber);
      else rooms.set(room, new Set([subscriber]));
      connection ??= connect(config, handlers);
      return () => unsubscribe(room, subscriber);
    },
    /** Notifies the room's subscribers in this client only. */
    notify,
    /** Reconnects with the current token if there are subscriptions. */
    reconnect(): void {
      forgetEmptyRooms();
      disconnect();
      if (rooms.size > 0) connection = connect(config, handlers);
    },
    /** Ends every subscription. */
    close(): void {
      for (const { onEnd } of all()) onEnd?.();
      rooms.clear();
      disconnect();
    },
  };
}

/** The only place that uses the socket. The library is loaded with the first connection. */
function connect(config: RealtimeConfig, handlers: ConnectionHandlers) {
  const { serverUrl, appId, load = () => import('socket.io-client') } = config;
  const { connectTimeoutMs, minDelayMs, maxDelayMs } = config.timing ?? defaultTiming;
  const token = config.token();
  let socket: Socket | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open({ io }: SocketLibrary): void {
    if (closed) return;
    const opened = io(serverUrl === '' ? '/' : serverUrl, {
      path: '/ws-user-apps/socket.io/',
      transports: ['websocket'],
      query: { app_id: appId, ...(token === null ? {} : { token }) },
      timeout: connectTimeoutMs,
      reconnectionDelay: minDelayMs,
      reconnectionDelayMax: maxDelayMs,
      randomizationFactor: 0.5,
      // The library never releases a shared connection.
      forceNew: true,
    });
    opened.on('connect', handlers.onConnect);
    opened.on('update_model', handlers.onUpdate);
    opened.on('error', (payload: unknown) => handlers.onError(serverError(payload, token)));
    opened.on('connect_error', (error: Error & { data?: unknown }) => {
      // The library retries by itself unless the platform rejected the connection.
      if (opened.active) handlers.onError(connectError(error));
      else {
        const data = isRecord(error.data) ? error.data : {};
        handlers.onClose(serverError({ ...data, message: error.message }, token));
      }
    });
    opened.on('disconnect', () => {
      // The library opens a lost connection again, but not one that the platform has closed, as when it restarts. Not at
      // once, since all its clients do, and it may close it again.
      const delay = minDelayMs + Math.random() * (maxDelayMs - minDelayMs);
      if (!opened.active) timer = setTimeout(() => opened.connect(), delay);
    });
    socket = opened;
  }

  function onLoadError(): void {
    const message = 'Could not load the realtime module';
    if (!closed) handlers.onClose(new PlatformError(message, { code: 'network' }));
  }

  // Also covers `open` failing, when the host answers a missing file with an HTML page.
  load().then(open).catch(onLoadError);

  return {
    /** Does nothing while disconnected: `onConnect` joins the rooms. */
    emit(event: 'join' | 'leave', room: string): void {
      if (socket?.connected) socket.emit(event, room);
    },
    /** No handler is called afterwards. */
    close(): void {
      closed = true;
      clearTimeout(timer);
      socket?.off();
      socket?.disconnect();
      socket = null;
    },
  };
}

// Drops the library's error: it can contain the URL, and with it the token.
function connectError({ message }: Error): PlatformError {
  return message === 'timeout'
    ? new PlatformError('The realtime connection timed out', { code: 'timeout' })
    : new PlatformError('Could not open a realtime connection', { code: 'network' });
}

function serverError(payload: unknown, token: string | null): PlatformError {
  const data = parseJson(redactToken(JSON.stringify(payload ?? null), token)) ?? null;
  return errorFromData(data, { status: null, message: 'The platform reported an error' });
}

/** Logs what a subscriber throws, so it doesn't affect the others. */
export function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('A room subscriber threw', error);
  }
}
