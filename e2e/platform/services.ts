import type { HttpBindings } from '@hono/node-server';
import type { AccessRule } from './access';
import type { Attempts } from './api/attempts';
import type { EventRecorder, NewEvent } from './events';
import type { Fault } from './fault-schema';
import type { HeldConnections } from './faults/held-connections';
import type { FaultSource } from './faults/plane';
import type { Hashing } from './hashing';
import type { Origins } from './origins';
import type { Rooms } from './room-view';
import type { Store } from './store';
import type { Account } from './store/accounts';
import type { Tokens } from './tokens';

/** The parts of the running platform; each route takes what it needs of them. */
export interface Services {
  readonly appId: string;
  readonly origins: Origins;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly faults: FaultSource;
  readonly held: HeldConnections;
  readonly events: EventRecorder;
  readonly access: AccessRule;
  readonly rooms: Rooms;
  readonly attempts: {
    readonly passwords: Attempts;
    readonly codes: Attempts;
    readonly mails: Attempts;
    readonly registrations: Attempts;
  };
  readonly hashing: Hashing;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** What Hono's context carries on every call. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The account of a good token. */
    user: Account | undefined;
    fault: Fault['kind'] | null;
    /** Notes what has happened, unless the platform was reset since the call came in. */
    note: (event: NewEvent) => void;
  };
}
