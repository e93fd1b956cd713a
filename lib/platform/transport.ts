import { createHttp, type Http, type HttpConfig } from './http';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms, type Rooms } from './rooms';

/** The two ways to the platform, which carry the same token. */
export interface Transport {
  http: Http;
  rooms: Rooms;
  /** Ends what is under way on both. */
  close(): void;
}

/** For tests: how realtime waits, and where it gets its library from. */
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
