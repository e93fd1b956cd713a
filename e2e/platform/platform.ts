import type { Hono } from 'hono';
import type { Settings } from '@/lib/settings';
import { createAccessControl } from './access';
import { createRateLimiter } from './api/rate-limiter';
import { createApp } from './app';
import { appId } from './app-id';
import { createPlatform, type Platform } from './create-platform';
import { createEventLog } from './events';
import { createFaultInjector } from './faults/injector';
import { createPendingResponses } from './faults/pending-responses';
import { createOrigins } from './origins';
import { createPasswordHasher } from './password-hasher';
import { createRooms } from './realtime';
import { listen, type RunningServer } from './server';
import type { Services } from './services';
import { openStore } from './store';
import { createTokens } from './tokens';

export { type Access, accessSchema } from './access-schema';
export type { Platform } from './create-platform';
export type { PlatformEvent } from './event-schema';
export { type Fault, faultSchema } from './faults/schema';
export type { RoomState } from './rooms';

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

// A minute, for each account, and for all registrations together: more than people need, too few to guess a code
// of six digits in its ten minutes.
const maxAttemptsPerMinute = 10;

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
    const tokens = await createTokens(store.keyValues, now);
    server = await listen(options.port);
    const origins = createOrigins(server.url, siteOrigins, out !== undefined);
    const services: Services = {
      appId,
      origins,
      store,
      tokens,
      faults: createFaultInjector(),
      pendingResponses: createPendingResponses(),
      events: createEventLog(now, log),
      access: createAccessControl(),
      rateLimiters: {
        passwords: createRateLimiter(maxAttemptsPerMinute, now),
        codes: createRateLimiter(maxAttemptsPerMinute, now),
        mails: createRateLimiter(maxAttemptsPerMinute, now),
        registrations: createRateLimiter(maxAttemptsPerMinute, now),
      },
      passwordHasher: createPasswordHasher(),
      rooms: createRooms(server.http, { appId, origins, store, tokens, now, log }),
      now,
      log,
    };
    const platform = createPlatform(services, server);
    server.setApp(
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
