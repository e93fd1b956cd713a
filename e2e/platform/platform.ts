import type { Hono } from 'hono';
import type { Settings } from '@/lib/settings';
import { createApp } from './app';
import { createEventLog } from './events';
import { createFaultInjector } from './faults/injector';
import { defaultGeneration, type Generation } from './generation';
import { createOrigins } from './origins';
import { createRooms } from './realtime';
import { appId, seededAccounts } from './seeded-accounts';
import { listen, type RunningServer } from './server';
import { createAccessControl, type Services } from './services';
import { openStore, seededAccountId } from './store';
import { serviceToken } from './store/accounts';
import { createTokens } from './tokens';

export type { PlatformEvent } from './events';
export { type Fault, faultSchema } from './faults/schema';

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

export type Platform = ReturnType<typeof createPlatform>;

/**
 * Starts the local platform, which stands in for the hosted one in previews and tests: real HTTP and sockets,
 * a data file, hashed passwords, signed tokens. Listens on the loopback address only.
 *
 * @throws an Error whose message says what to do, if the port is in use, `out` doesn't contain a site, or the
 * data file can't be written
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { out, siteSettings, siteOrigins = [], now = Date.now, log = () => undefined } = options;
  const store = await openStore(options.database, now, log);
  let server: RunningServer | undefined;
  try {
    const tokens = createTokens(store.tokens, now);
    server = await listen(options.port);
    const origins = createOrigins(server.url, siteOrigins, out !== undefined);
    const services: Services = {
      appId,
      generation: options.generation ?? defaultGeneration,
      origins,
      store,
      tokens,
      faults: createFaultInjector(),
      events: createEventLog(now),
      access: createAccessControl(),
      rooms: createRooms(server.http, { appId, origins, store, tokens }),
      now,
      log,
    };
    const platform = createPlatform(services, server);
    const extension = options.extend?.(platform);
    server.setApp(createApp(services, { out, siteSettings, extension }));
    return platform;
  } catch (error) {
    server?.dropConnections();
    server?.http.close();
    store.close();
    throw error;
  }
}

/** A running platform. */
function createPlatform(services: Services, server: RunningServer) {
  const { access, events, faults, rooms, store, tokens } = services;
  let stopping: Promise<void> | undefined;

  const stop = async () => {
    const closed = rooms.close();
    server.dropConnections();
    await closed;
    store.close();
  };

  return {
    /** Such as 'http://127.0.0.1:4173', without a trailing slash. */
    url: server.url,
    appId,
    generation: services.generation,
    accounts: seededAccounts,
    /** Authenticates calls as the service role. */
    serviceToken,
    faults,
    events,
    access,
    /** The realtime rooms that have sockets. */
    rooms,
    /** A token for a seeded account. Throws an Error for any other email. */
    tokenFor(email: string, { expiresInSeconds }: { expiresInSeconds?: number } = {}): string {
      const account = seededAccounts.find((seeded) => seeded.email === email);
      if (!account) throw new Error(`No seeded account ${email}.`);
      const lifeMs = expiresInSeconds === undefined ? undefined : expiresInSeconds * 1000;
      return tokens.issue(seededAccountId(account), lifeMs);
    },
    /** Number of open connections, including idle ones; 0 once every page is closed. */
    connections: server.connections,
    /** Closes idle connections, which a browser may keep alive for its next page. */
    closeIdleConnections: server.closeIdleConnections,
    /** Revokes every token issued so far and disconnects its sockets. */
    revokeTokens(): void {
      tokens.revoke();
      rooms.disconnectExpired();
    },
    /** Restores the seed data; clears faults, events, access, and visits; drops pending connections. */
    async reset(): Promise<void> {
      // Stop whatever could still change state before resetting the state.
      faults.clear();
      faults.dropHeld();
      access.set({ mode: 'public' });
      await store.reset();
      events.clear();
    },
    /** Closes the server and every connection, including hung ones. */
    stop(): Promise<void> {
      stopping ??= stop();
      return stopping;
    },
  };
}
