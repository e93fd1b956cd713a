import { createHttp, type Http, type HttpConfig } from './http';
import { createRawFetch, type RawFetch } from './raw-fetch';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms, type Rooms } from './rooms';

/** HTTP and realtime, with the same token. */
export interface Transport {
  http: Http;
  rawFetch: RawFetch;
  rooms: Rooms;
  /** Aborts the calls in flight and ends every subscription. */
  close(): void;
}

/** For tests: realtime's timing, and where it loads its library from. */
export type RealtimeOverrides = Pick<RealtimeConfig, 'timing' | 'load'>;

interface TransportConfig extends Omit<HttpConfig, 'bearerTokens'> {
  token(): string | null;
  /** For a service: the token of the user that it acts for. */
  userToken?: () => string | null;
}

export function createTransport(config: TransportConfig, internals: RealtimeOverrides): Transport {
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
    close() {
      http.abort();
      raw.abort();
      rooms.close();
    },
  };
}
