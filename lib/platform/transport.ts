import { createHttp, type HttpConfig } from './http';
import { createRawFetch } from './raw-fetch';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms } from './rooms';

export type Transport = ReturnType<typeof createTransport>;

/** For tests: realtime's timing, and where it loads its library from. */
export type RealtimeOverrides = Pick<RealtimeConfig, 'timing' | 'load'>;

interface TransportConfig extends Omit<HttpConfig, 'bearerTokens'> {
  token(): string | null;
  /** For a service: the token of the user that it acts for. */
  userToken?: () => string | null;
}

/** HTTP and realtime, with the same token. */
export function createTransport(config: TransportConfig, internals: RealtimeOverrides) {
  const { serverUrl, appId, token, userToken } = config;
  const httpConfig: HttpConfig = {
    ...config,
    bearerTokens: () => ({
      Authorization: token(),
      ...(userToken && { 'on-behalf-of': userToken() }),
    }),
  };
  const http = createHttp(httpConfig);
  const raw = createRawFetch(httpConfig);
  const realtime = { ...internals, serverUrl, appId, token };
  const rooms = createRooms((handlers) => connect(realtime, handlers));
  return {
    http,
    rawFetch: raw.fetch,
    rooms,
    /** Aborts the calls in flight and ends every subscription. */
    close(): void {
      http.abort();
      raw.abort();
      rooms.close();
    },
  };
}
