import type { Platform } from './platform';
import { seededAccounts } from './seeded-accounts';
import type { RunningServer } from './server';
import { serviceToken } from './service-account';
import type { Services } from './services';
import { seededId } from './store/seed';

/** The platform as those who have started it hold it. */
export function assemble(services: Services, server: RunningServer): Platform {
  const { appId, access, attempts, events, faults, held, rooms, store, tokens } = services;
  let resetting = Promise.resolve();
  let stopping: Promise<void> | undefined;

  const reset = async () => {
    // First what could still do something, then what it could have done it to.
    faults.clear();
    held.dropAll();
    access.set({ mode: 'public' });
    for (const each of Object.values(attempts)) each.clear();
    await store.reset();
    events.clear();
  };
  const stop = async () => {
    const closed = rooms.close();
    server.dropConnections();
    await Promise.all([closed, resetting, tokens.hydrated()]);
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
      return tokens.make(seededId(account), lifeMs);
    },
    connections: () => server.connections(),
    closeIdle: () => server.closeIdle(),
    hashing: services.hashing.counts,
    revokeTokens() {
      tokens.revokeAll();
      rooms.dropEnded();
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
