import type { Hono } from 'hono';
import type { Settings, SiteServices } from '@/lib/settings';
import { accountByEmail, appId, createTokens, seededAccounts } from './accounts';
import { createApp } from './app';
import { createEventLog } from './events';
import { createFaultInjector } from './faults/faults';
import { createOrigins } from './origins';
import { createRooms } from './realtime';
import { listen, type RunningServer } from './server';
import { createAccessControl, type Services } from './services';
import { openStore } from './store';

export type { PlatformEvent } from './events';
export { type Fault, faultSchema } from './faults/faults';

export interface PlatformOptions {
  /** 0 picks a free port. */
  port: number;
  /** Path of the data file; its folder is created if missing. */
  database: string;
  /** Folder with the exported site. Without it, the platform serves only the API and the sign-in page. */
  out?: string;
  /** Settings the site was built with. If given, the site is served with the headers of a published one. */
  siteSettings?: Settings;
  siteServices?: SiteServices;
  /** Other origins the site is served from. They get CORS headers, and sign-in may return to them (from_url). */
  siteOrigins?: readonly string[];
  /** Extra routes, mounted before the static host. Called once the port is known. */
  extend?: (platform: Platform) => Hono;
  /** Receives one line per problem, such as a data file that can't be read. */
  log?: (line: string) => void;
}

export type Platform = ReturnType<typeof createPlatform>;

/**
 * Starts the local platform, which stands in for the hosted one in previews and tests: real HTTP and sockets, a data
 * file, signed tokens. Listens on the loopback address only.
 *
 * @throws an Error whose message says what to do, if the port is in use, `out` doesn't contain a site, or the
 * data file can't be written
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { out, siteSettings, siteServices, siteOrigins = [], log = () => undefined } = options;
  const store = openStore(options.database, log);
  let server: RunningServer | undefined;
  try {
    const tokens = createTokens(store.secret);
    server = await listen(options.port);
    const origins = createOrigins(server.url, siteOrigins, out !== undefined);
    const services: Services = {
      origins,
      store,
      tokens,
      faults: createFaultInjector(),
      events: createEventLog(),
      access: createAccessControl(),
      rooms: createRooms(server.http, { origins, tokens }),
      log,
    };
    const platform = createPlatform(services, server);
    const extension = options.extend?.(platform);
    server.setApp(createApp(services, { out, siteSettings, siteServices, extension }));
    return platform;
  } catch (error) {
    await server?.close();
    store.close();
    throw error;
  }
}

/** A running platform. */
function createPlatform(services: Services, server: RunningServer) {
  const { access, events, faults, rooms, store, tokens } = services;
  return {
    /** Such as 'http://127.0.0.1:4173', without a trailing slash. */
    url: server.url,
    appId,
    accounts: seededAccounts,
    faults,
    events,
    access,
    /** A token for a seeded account, valid for seven days by default. Throws an Error for any other email. */
    tokenFor(email: string, lifetimeMs?: number): string {
      const account = accountByEmail(email);
      if (!account) throw new Error(`No seeded account ${email}.`);
      return tokens.issue(account, lifetimeMs);
    },
    /** Number of open connections, including idle ones; 0 once every page is closed. */
    connections: server.connections,
    /** Closes idle connections, which a browser may keep alive for its next page. */
    closeIdleConnections: server.closeIdleConnections,
    /** Deletes every record; clears faults, events, and access; drops pending connections. */
    reset(): void {
      // Stop whatever could still change state before resetting the state.
      faults.clear();
      faults.dropHeld();
      access.set({ mode: 'public' });
      store.clear();
      events.clear();
    },
    /** Closes the server and every connection, including hung ones. */
    async stop(): Promise<void> {
      const closed = rooms.close();
      server.dropConnections();
      await closed;
      store.close();
    },
  };
}
