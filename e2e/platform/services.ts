import type { HttpBindings } from '@hono/node-server';
import type { EventLog, NewEvent } from './events';
import type { FaultInjector } from './faults/injector';
import type { Fault } from './faults/schema';
import type { Generation } from './generation';
import type { Origins } from './origins';
import type { Store } from './store';
import type { Account } from './store/accounts';
import type { Tokens } from './tokens';

/** The running platform's services. Each route takes the ones it needs. */
export interface Services {
  readonly appId: string;
  readonly generation: Generation;
  readonly origins: Origins;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly faults: FaultInjector;
  readonly events: EventLog;
  readonly access: AccessControl;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** The rooms that clients join to receive changes. */
export interface Rooms {
  /** The rooms that have sockets, oldest first, each with the IDs of those. */
  list(): { name: string; sockets: string[] }[];
  /** Sends update_model with the data as JSON text to the room's sockets, or only to those whose account passes `isFor`. */
  broadcast(room: string, data: unknown, isFor?: (account: Account) => boolean): void;
  /** Disconnects the sockets whose token has expired or was revoked. */
  disconnectExpired(): void;
  /** Closes every socket and the HTTP server they came through. */
  close(): Promise<void>;
}

/** The Hono environment of every API call. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The account of a valid token. */
    user: Account | undefined;
    fault: Fault['kind'] | null;
    /** Records an event, unless the platform was reset since the call came in. */
    recordEvent: (event: NewEvent) => void;
  };
}

/** Who gets the public settings: everyone, only those with a valid token (403 auth_required), or nobody (403). */
type Access =
  | { mode: 'public' }
  | { mode: 'private' }
  | { mode: 'refused'; reason: string; message: string };

type AccessControl = ReturnType<typeof createAccessControl>;

export function createAccessControl() {
  let current: Access = { mode: 'public' };
  return {
    get: () => current,
    set: (access: Access) => {
      current = access;
    },
  };
}
