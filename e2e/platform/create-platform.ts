import type { AccessControl } from './access';
import type { EventLog } from './events';
import type { FaultControls } from './faults/injector';
import type { Generation } from './generation';
import type { RoomView } from './rooms';
import { type SeededAccount, seededAccounts } from './seeded-accounts';
import type { RunningServer } from './server';
import { serviceToken } from './service-account';
import type { Services } from './services';
import { seededAccountId } from './store/seed';

export interface Platform {
  /** Such as 'http://127.0.0.1:4173', without a trailing slash. */
  readonly url: string;
  readonly appId: string;
  readonly generation: Generation;
  readonly accounts: readonly SeededAccount[];
  /** Authenticates calls as the service role. */
  readonly serviceToken: string;
  readonly faults: FaultControls;
  readonly events: EventLog;
  readonly access: AccessControl;
  /** The realtime rooms that have sockets. */
  readonly rooms: RoomView;
  /** A token for a seeded account. Throws an Error for any other email. */
  tokenFor(email: string, options?: { expiresInSeconds?: number }): string;
  /** Revokes every token issued so far and disconnects its sockets. */
  revokeTokens(): void;
  /** Number of open connections, including idle ones; 0 once every page is closed. */
  connections(): number;
  /** Closes idle connections, which a browser may keep alive for its next page. */
  closeIdleConnections(): void;
  /** How many passwords were hashed for calls, and the peak number hashed concurrently. */
  hashingStats(): { done: number; mostAtOnce: number };
  /** Restores the seed data; clears faults, events, access, and visits; drops pending connections. */
  reset(): Promise<void>;
  /** Closes the server and every connection, including hung ones. */
  stop(): Promise<void>;
}

/** Creates the object that controls a running platform. */
export function createPlatform(services: Services, server: RunningServer): Platform {
  const { appId, access, rateLimiters, events, faults, pendingResponses, rooms, store, tokens } =
    services;
  let resetting = Promise.resolve();
  let stopping: Promise<void> | undefined;

  const reset = async () => {
    // Stop whatever could still change state before resetting the state.
    faults.clear();
    pendingResponses.destroyAll();
    access.set({ mode: 'public' });
    for (const rateLimiter of Object.values(rateLimiters)) rateLimiter.clear();
    await store.reset();
    events.clear();
  };
  const stop = async () => {
    const closed = rooms.close();
    server.dropConnections();
    await Promise.all([closed, resetting, tokens.flushed()]);
    store.close();
  };

  return {
    url: server.url,
    appId,
    generation: services.generation,
    accounts: seededAccounts,
    serviceToken,
    faults,
    events,
    access,
    rooms: { list: rooms.list, subscribe: rooms.subscribe },
    tokenFor(email, { expiresInSeconds } = {}) {
      const account = seededAccounts.find((seeded) => seeded.email === email);
      if (!account) {
        const known = seededAccounts.map((seeded) => seeded.email).join(', ');
        throw new Error(`No seeded account ${email}. Choose one of ${known}.`);
      }
      const lifeMs = expiresInSeconds === undefined ? undefined : expiresInSeconds * 1000;
      return tokens.issue(seededAccountId(account), lifeMs);
    },
    connections: () => server.connections(),
    closeIdleConnections: () => server.closeIdleConnections(),
    hashingStats: services.passwordHasher.stats,
    revokeTokens() {
      tokens.revokeAll();
      rooms.disconnectExpired();
    },
    reset() {
      // Resets run one at a time. The caller sees a failure; the next reset runs regardless.
      const result = resetting.then(reset);
      resetting = result.catch(() => undefined);
      return result;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
