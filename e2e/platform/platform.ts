import type { Hono } from 'hono';
import type { Settings } from '@/lib/settings';
import { type AccessRule, createAccessRule } from './access';
import { createAttempts } from './api/attempts';
import { createApp } from './app';
import { appId } from './app-id';
import { assemble } from './assemble';
import { createEventLog, type EventLog } from './events';
import { createHeldConnections } from './faults/held-connections';
import { createFaultPlane, type FaultPlane } from './faults/plane';
import { createHashing } from './hashing';
import { createOrigins } from './origins';
import { createRooms } from './realtime';
import type { RoomView } from './room-view';
import type { SeededAccount } from './seeded-accounts';
import { listen, type RunningServer } from './server';
import type { Services } from './services';
import { openStore } from './store';
import { createTokens } from './tokens';

export { type Access, accessSchema } from './access-schema';
export type { PlatformEvent } from './event-schema';
export { type Fault, faultSchema } from './fault-schema';
export type { RoomState } from './room-view';

export interface PlatformOptions {
  /** 0 picks a free port. */
  port: number;
  /** File of the database; its folder is made when missing. */
  database: string;
  /** Folder with the exported site. Without it there are the API and the sign-in page only. */
  out?: string;
  /** Settings that the site was built with: it is then served with the headers of a published one. */
  siteSettings?: Settings;
  /** Other origins the site is served from: they get CORS and may be a sign-in's from_url. */
  siteOrigins?: readonly string[];
  /** Extra routes, mounted before the static host. Called once the port is known. */
  extend?: (platform: Platform) => Hono;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** Gets one line per noteworthy thing, such as a code for a new account. */
  log?: (line: string) => void;
}

export interface Platform {
  /** Such as 'http://127.0.0.1:4173', without a slash at its end. */
  readonly url: string;
  readonly appId: string;
  readonly accounts: readonly SeededAccount[];
  /** Who calls with it is the service role. */
  readonly serviceToken: string;
  readonly faults: FaultPlane;
  readonly events: EventLog;
  readonly access: AccessRule;
  /** The realtime rooms somebody is in. */
  readonly rooms: RoomView;
  /** A token for a seeded account. Throws an Error for any other email. */
  tokenFor(email: string, options?: { expiresInSeconds?: number }): string;
  /** From now on every token made before is refused, and its sockets are disconnected. */
  revokeTokens(): void;
  /** How many connections are open, idle ones included: 0 once every page is really closed. */
  connections(): number;
  /** Closes the idle ones, which a browser may keep for its next page. */
  closeIdle(): void;
  /** How many passwords were hashed for calls, and how many at the same time at most. */
  hashing(): { done: number; mostAtOnce: number };
  /** Seeds again; clears faults, events, access and visits; drops connections that hang. */
  reset(): Promise<void>;
  /** Closes the server and every connection, hung ones included. */
  stop(): Promise<void>;
}

// A minute, for each account, and for all registrations together: more than people need, too few to guess a code
// of six digits in its ten minutes.
const mostAttempts = 10;

/**
 * Starts the local platform, the stand-in of the hosted one for previews and tests: real HTTP and sockets,
 * a database file, hashed passwords, signed tokens. On the loopback address only.
 *
 * Rejects with an Error whose message is one sentence that says what to do, when the port is taken, `out`
 * holds no site, or the database cannot be used.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { siteOrigins = [], out, siteSettings, now = Date.now, log = () => undefined } = options;
  const store = await openStore(options.database, now);
  let server: RunningServer | undefined;
  try {
    const tokens = await createTokens(store.settings, now);
    server = await listen(options.port);
    const origins = createOrigins(server.url, siteOrigins, out !== undefined);
    const services: Services = {
      appId,
      origins,
      store,
      tokens,
      faults: createFaultPlane(),
      held: createHeldConnections(),
      events: createEventLog(now, log),
      access: createAccessRule(),
      attempts: {
        passwords: createAttempts(mostAttempts, now),
        codes: createAttempts(mostAttempts, now),
        mails: createAttempts(mostAttempts, now),
        registrations: createAttempts(mostAttempts, now),
      },
      hashing: createHashing(),
      rooms: createRooms(server.http, { appId, origins, store, tokens, now, log }),
      now,
      log,
    };
    const platform = assemble(services, server);
    server.answerWith(
      createApp(services, { out, siteSettings, extension: options.extend?.(platform) }),
    );
    return platform;
  } catch (error) {
    server?.dropConnections();
    server?.http.close();
    store.close();
    throw error;
  }
}
