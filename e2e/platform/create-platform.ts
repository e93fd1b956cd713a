import type { AccessControl } from './access';
import type { EventLog } from './events';
import type { FaultControls } from './faults/injector';
import type { RoomView } from './rooms';
import { type SeededAccount, seededAccounts } from './seeded-accounts';
import type { RunningServer } from './server';
import { serviceToken } from './service-account';
import type { Services } from './services';
import { seededAccountId } from './store/seed';

export interface Platform {
  /** Such as 'http://127.0.0.1:4173', without a slash at its end. */
  readonly url: string;
  readonly appId: string;
  readonly accounts: readonly SeededAccount[];
  /** Who calls with it is the service role. */
  readonly serviceToken: string;
  readonly faults: FaultControls;
  readonly events: EventLog;
  readonly access: AccessControl;
  /** The realtime rooms somebody is in. */
  readonly rooms: RoomView;
  /** A token for a seeded account. Throws an Error for any other email. */
  tokenFor(email: string, options?: { expiresInSeconds?: number }): string;
  /** From now on every token made before is refused, and its sockets are disconnected. */
  revokeTokens(): void;
  /** How many connections are open, idle ones included: 0 once every page is really closed. */
  connections(): number;
  /** Closes the idle ones, which a browser may keep for its next page. */
  closeIdleConnections(): void;
  /** How many passwords were hashed for calls, and how many at the same time at most. */
  hashingStats(): { done: number; mostAtOnce: number };
  /** Seeds again; clears faults, events, access and visits; drops connections that hang. */
  reset(): Promise<void>;
  /** Closes the server and every connection, hung ones included. */
  stop(): Promise<void>;
}

/** The platform as its starter controls it. */
export function createPlatform(services: Services, server: RunningServer): Platform {
  const { appId, access, rateLimiters, events, faults, pendingResponses, rooms, store, tokens } =
    services;
  let resetting = Promise.resolve();
  let stopping: Promise<void> | undefined;

  const reset = async () => {
    // First what could still do something, then what it could have done it to.
    faults.clear();
    pendingResponses.destroyAll();
    access.set({ mode: 'public' });
    for (const each of Object.values(rateLimiters)) each.clear();
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
      // One after the other; who has asked hears of a failure, and the next one is tried all the same.
      const mine = resetting.then(reset);
      resetting = mine.catch(() => undefined);
      return mine;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
