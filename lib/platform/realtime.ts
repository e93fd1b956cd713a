import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { errorFromData, isRecord, PlatformError, parseJson } from './errors';
import { redactToken } from './redact';

/** Milliseconds for one connection attempt, and between attempts, plus or minus 50%. */
const defaultTiming = { connectTimeoutMs: 20_000, minDelayMs: 1000, maxDelayMs: 5000 };

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
    opened.on('connect_error', (error) => {
      // The library retries by itself unless the platform rejected the connection.
      if (opened.active) handlers.onError(connectError(error));
      else handlers.onClose(serverError(rejectionData(error), token));
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
