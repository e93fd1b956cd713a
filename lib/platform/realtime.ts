import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { errorFromData, isRecord, PlatformError, parseJson } from './errors';
import { redactToken } from './redact';

/** Milliseconds: for one attempt to connect, and between attempts, give or take half. */
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

/** What is used of socket.io-client. */
export interface SocketLibrary {
  io(uri: string, options: Partial<ManagerOptions & SocketOptions>): Socket;
}

export interface RealtimeConfig {
  serverUrl: string;
  appId: string;
  token(): string | null;
  /** For tests, which cannot wait as long as a busy platform needs. */
  timing?: Timing;
  load?(): Promise<SocketLibrary>;
}

export interface ConnectionHandlers {
  /** At first, and each time that a lost connection is there again. */
  onConnect(): void;
  onUpdate(message: unknown): void;
  onError(error: PlatformError): void;
  /** Nothing more comes: only a new connection can help. */
  onClose(error: PlatformError): void;
}

export interface Connection {
  /** Without effect while there is no connection: `connected` is the time to catch up. */
  emit(event: 'join' | 'leave', room: string): void;
  /** No handler is called from then on. */
  close(): void;
}

/** The only place that touches the socket; its library is loaded when the first one is opened. */
export function connect(config: RealtimeConfig, handlers: ConnectionHandlers): Connection {
  const { serverUrl, appId, load = () => import('socket.io-client') } = config;
  const { connectTimeoutMs, minReconnectDelayMs, maxReconnectDelayMs } =
    config.timing ?? defaultTiming;
  const token = config.token();
  let socket: Socket | null = null;
  let closed = false;

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
      // The library would keep a shared one for good.
      forceNew: true,
    });
    opened.on('connect', handlers.onConnect);
    opened.on('update_model', handlers.onUpdate);
    opened.on('error', (told: unknown) => handlers.onError(serverError(told, token)));
    opened.on('connect_error', (error) => {
      // It tries again by itself, unless it was the platform that refused it.
      if (opened.active) handlers.onError(connectError(error));
      else handlers.onClose(serverError(rejectionData(error), token));
    });
    opened.on('disconnect', () => {
      if (opened.active) return;
      const message = 'The platform closed the realtime connection';
      handlers.onClose(new PlatformError(message, { code: 'network' }));
    });
    socket = opened;
  }

  function notLoaded(): void {
    const message = 'Could not load the realtime module';
    if (!closed) handlers.onClose(new PlatformError(message, { code: 'network' }));
  }

  // What is loaded can be something else too, such as a page that stands in for a missing file.
  load().then(open).catch(notLoaded);

  return {
    emit(event, room) {
      if (socket?.connected) socket.emit(event, room);
    },
    close() {
      closed = true;
      socket?.off();
      socket?.disconnect();
      socket = null;
    },
  };
}

// What the library throws is never kept: it can hold the address, and with it the token.
function connectError({ message }: Error): PlatformError {
  return message === 'timeout'
    ? new PlatformError('The realtime connection timed out', { code: 'timeout' })
    : new PlatformError('Could not open a realtime connection', { code: 'network' });
}

function rejectionData({ message, data }: Error & { data?: unknown }): unknown {
  return { ...(isRecord(data) ? data : {}), message };
}

function serverError(told: unknown, token: string | null): PlatformError {
  const data = parseJson(redactToken(JSON.stringify(told ?? null), token)) ?? null;
  return errorFromData(data, { status: null, message: 'The platform reported an error' });
}
