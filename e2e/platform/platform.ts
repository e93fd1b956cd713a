import type { Hono } from 'hono';
import type { Settings } from '@/lib/settings';
import { createAccessControl } from './access';
import { createRateLimiter } from './api/rate-limiter';
import { createApp } from './app';
import { createPlatform, type Platform } from './create-platform';
import { createEventLog } from './events';
import { createFaultInjector } from './faults/injector';
import { createPendingResponses } from './faults/pending-responses';
import { defaultGeneration, type Generation } from './generation';
import { createOrigins } from './origins';
import { createPasswordHasher } from './password-hasher';
import { createRooms } from './realtime';
import { appId } from './seeded-accounts';
import { listen, type RunningServer } from './server';
import type { Services } from './services';
import { openStore } from './store';
import { createTokens } from './tokens';

export { type Access, accessSchema } from './access';
export type { Platform } from './create-platform';
export type { PlatformEvent } from './events';
export { type Fault, faultSchema } from './faults/schema';
export type { RoomState } from './rooms';

export interface PlatformOptions {
  /** 0 picks a free port. */
  port: number;
  /** Path of the data file; its folder is created if missing. */
  database: string;
  /** Default: legacy. */
  generation?: Generation;
  /** Folder with the exported site. Without it, the platform serves only the API and the sign-in page. */
  out?: string;
  /** Settings the site was built with. If given, the site is served with the headers of a published one. */
  siteSettings?: Settings;
  /** Other origins the site is served from. They get CORS headers, and sign-in may return to them (from_url). */
  siteOrigins?: readonly string[];
  /** Extra routes, mounted before the static host. Called once the port is known. */
  extend?: (platform: Platform) => Hono;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** Receives one line per notable event, such as a new account's code. */
  log?: (line: string) => void;
}

// Per account, or for all registrations together. More than people need, but too few to guess a six-digit code in
// the ten minutes it's valid.
const maxAttemptsPerMinute = 10;

/**
 * Starts the local platform, which stands in for the hosted one in previews and tests: real HTTP and sockets,
 * a data file, hashed passwords, signed tokens. Listens on the loopback address only.
 *
 * @throws an Error whose message says what to do, if the port is in use, `out` doesn't contain a site, or the
 * data file can't be written
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    generation = defaultGeneration,
    siteOrigins = [],
    out,
    siteSettings,
    now = Date.now,
    log = () => undefined,
  } = options;
  const store = await openStore(options.database, now, log);
  let server: RunningServer | undefined;
  try {
    const tokens = await createTokens(store.keyValues, now);
    server = await listen(options.port);
    const origins = createOrigins(server.url, siteOrigins, out !== undefined);
    const services: Services = {
      appId,
      generation,
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
