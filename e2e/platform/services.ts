import type { HttpBindings } from '@hono/node-server';
import type { AccessControl } from './access';
import type { EventRecorder, NewEvent } from './events';
import type { FaultInjector } from './faults/injector';
import type { Fault } from './faults/schema';
import type { Generation } from './generation';
import type { Origins } from './origins';
import type { Rooms } from './rooms';
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
  readonly events: EventRecorder;
  readonly access: AccessControl;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly log: (line: string) => void;
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
