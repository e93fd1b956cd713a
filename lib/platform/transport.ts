import { createHttp, type Http, type HttpConfig } from './http';
import { createLiveQueries, type LiveQueries } from './live-queries';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms, type Rooms } from './rooms';

/** HTTP and realtime, with the same token. */
export interface Transport {
  http: Http;
  rooms: Rooms;
  liveQueries: LiveQueries;
  /** Applies a new token to what's already running: the connection and the live queries. */
  reconnect(): void;
  /** Aborts the calls in flight and ends every subscription. */
  close(): void;
}

/** For tests: realtime's timing, and where it loads its library from. */
export type RealtimeOverrides = Pick<RealtimeConfig, 'timing' | 'load'>;

export function createTransport(config: HttpConfig, internals: RealtimeOverrides): Transport {
  const { serverUrl, appId, token } = config;
  const http = createHttp(config);
  const realtime = { ...internals, serverUrl, appId, token: token.get };
  const rooms = createRooms((handlers) => connect(realtime, handlers));
  const liveQueries = createLiveQueries(http, rooms);
  return {
    http,
    rooms,
    liveQueries,
    reconnect() {
      rooms.reconnect();
      liveQueries.restart();
    },
    close() {
      http.abort();
      liveQueries.close();
      rooms.close();
    },
  };
}
