import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { errorFromData, isRecord, PlatformError, parseJson, redactToken } from './errors';
import { backoffMs } from './retry';

/** Milliseconds for one connection attempt, and between attempts, plus or minus 50%. */
interface Timing {
  connectTimeoutMs: number;
  minReconnectDelayMs: number;
  maxReconnectDelayMs: number;
}

const defaultTiming: Timing = {
  connectTimeoutMs: 20_000,
  minReconnectDelayMs: 1000,
  maxReconnectDelayMs: 5000,
};
const jitter = 0.5;

/** How often in a row the client connects again after the platform has closed a connection at once. */
const maxReopenings = 8;

/** The part of socket.io-client that the client uses. */
export interface SocketLibrary {
  io(uri: string, options: Partial<ManagerOptions & SocketOptions>): Socket;
}

export interface RealtimeConfig {
  serverUrl: string;
  appId: string;
  token(): string | null;
  /** For tests, which can't wait as long as a busy platform needs. */
  timing?: Timing | undefined;
  load?(): Promise<SocketLibrary>;
}

export interface ConnectionHandlers {
  /** On the first connection and on each reconnection. */
  onConnect(): void;
  onUpdate(message: unknown): void;
  onError(error: PlatformError): void;
  /** The connection won't come back; the caller has to open a new one. */
  onClose(error: PlatformError): void;
}

export interface Connection {
  /** Does nothing while disconnected; catch up in `onConnect`. */
  emit(event: 'join' | 'leave', room: string): void;
  /** No handler is called afterwards. */
  close(): void;
}

/** The only place that uses the socket. The library is loaded with the first connection. */
export function connect(config: RealtimeConfig, handlers: ConnectionHandlers): Connection {
  const { serverUrl, appId, load = () => import('socket.io-client') } = config;
  const { connectTimeoutMs, minReconnectDelayMs, maxReconnectDelayMs } =
    config.timing ?? defaultTiming;
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
      reconnectionDelay: minReconnectDelayMs,
      reconnectionDelayMax: maxReconnectDelayMs,
      randomizationFactor: jitter,
      // The library never releases a shared connection.
      forceNew: true,
    });
    let connectedAt = 0;
    let reopenings = 0;
    opened.on('connect', () => {
      connectedAt = performance.now();
      handlers.onConnect();
    });
    opened.on('update_model', handlers.onUpdate);
    opened.on('error', (payload: unknown) => handlers.onError(serverError(payload, token)));
    opened.on('connect_error', (error) => {
      // The library retries by itself unless the platform rejected the connection.
      if (opened.active) handlers.onError(connectError(error));
      else handlers.onClose(serverError(rejectionData(error), token));
    });
    opened.on('disconnect', () => {
      // The library opens a lost connection again, but not one that the platform has closed, as when it restarts.
      if (opened.active) return;
      if (performance.now() - connectedAt > maxReconnectDelayMs) reopenings = 0;
      reopenings += 1;
      if (reopenings <= maxReopenings) {
        const delay = { min: minReconnectDelayMs, max: maxReconnectDelayMs };
        timer = setTimeout(() => opened.connect(), backoffMs(reopenings, delay));
        return;
      }
      const message = 'The platform keeps closing the realtime connection';
      handlers.onClose(new PlatformError(message, { code: 'network' }));
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
    emit(event, room) {
      if (socket?.connected) socket.emit(event, room);
    },
    close() {
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

function rejectionData({ message, data }: Error & { data?: unknown }): unknown {
  return { ...(isRecord(data) ? data : {}), message };
}

function serverError(payload: unknown, token: string | null): PlatformError {
  const data = parseJson(redactToken(JSON.stringify(payload ?? null), token)) ?? null;
  return errorFromData(data, { status: null, message: 'The platform reported an error' });
}
