import { isRecord } from './errors';
import type { Http } from './http';
import { createLiveQuery, type LiveQuery, type Watcher } from './live-query';
import { toQueryString } from './query';
import { parseList } from './response';
import type { Rooms } from './rooms';

/** After this, a read fails, because the next one has to wait for it. */
const readTimeoutMs = 30_000;

interface WatchRequest {
  /** The room of the entity's changes. */
  room: string;
  /** The path of the entity's records. */
  address: string;
  filter: object;
  /** Its sort, limit, skip, and fields. */
  page: object;
}

/** The client's live queries: equal ones are read and subscribed to once. */
export interface LiveQueries {
  /** @returns a function that ends the watch. @throws PlatformError `not_sent` if the filter isn't JSON */
  watch(request: WatchRequest, watcher: Watcher): () => void;
  /** Reads everything again, with the current token. */
  restart(): void;
  /** Ends every watch. */
  close(): void;
}

export function createLiveQueries(http: Pick<Http, 'get'>, rooms: Rooms): LiveQueries {
  const queries = new Map<string, LiveQuery>();

  return {
    watch({ room, address, filter, page }, watcher) {
      const url = address + toQueryString({ q: filter, ...page });
      const key = address + toQueryString({ q: JSON.stringify(filter, sortKeys), ...page });
      const query =
        queries.get(key) ??
        createLiveQuery({
          async read(signal) {
            const options = { signal, timeout: readTimeoutMs, retry: { limit: 1 } };
            return parseList(await http.get(url, options));
          },
          subscribe: (subscriber) => rooms.subscribe(room, subscriber),
          onEnd: () => queries.delete(key),
        });
      queries.set(key, query);
      return query.add(watcher);
    },
    restart() {
      for (const query of queries.values()) query.restart();
    },
    close() {
      for (const query of queries.values()) query.end();
    },
  };
}

/** For JSON.stringify: equal objects become the same text. */
function sortKeys(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
