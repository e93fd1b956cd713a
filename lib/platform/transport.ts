import { createHttp, type Http, type HttpConfig } from './http';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms, type Rooms } from './rooms';

/** HTTP and realtime, with the same token. */
export interface Transport {
  http: Http;
  rooms: Rooms;
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
  return {
    http,
    rooms,
    close() {
      http.abort();
      rooms.close();
    },
  };
}
