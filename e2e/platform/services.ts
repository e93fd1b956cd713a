import type { HttpBindings } from '@hono/node-server';
import type { Account, Tokens } from './accounts';
import type { EventLog } from './events';
import type { Fault, FaultInjector } from './faults/faults';
import type { Origins } from './origins';
import type { Store } from './store';

/** The running platform's services. Each route takes the ones it needs. */
export interface Services {
  readonly origins: Origins;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly faults: FaultInjector;
  readonly events: EventLog;
  readonly access: AccessControl;
  readonly rooms: Rooms;
  readonly log: (line: string) => void;
}

/** The rooms that clients join to receive changes. */
export interface Rooms {
  /** Sends update_model with the data as JSON text to the room's sockets. */
  broadcast(room: string, data: unknown): void;
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
