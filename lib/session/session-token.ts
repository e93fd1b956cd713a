import type { SiteClient } from '@/lib/platform/site';
import { storedToken } from './app-params';
import type { LandingRequest } from './landing-request';
import type { SafeStorage } from './storage';

interface SessionTokenConfig {
  /** The client in use, which has the token. */
  client(): SiteClient;
  storage: Pick<SafeStorage, 'token' | 'tokenStorage'>;
  request: Pick<LandingRequest, 'discard' | 'initialToken' | 'offer'>;
}

/** The token in use and the stored one, which other tabs can change. */
export interface SessionToken {
  /** Uses the token from now on, and stores it. */
  keep(token: string): void;
  /** Drops the token in use after the platform has rejected it. */
  forget(): void;
  /** Whether another tab stored the token in use. If the platform rejects it, that tab handles the rejection. */
  isFromOtherTab(): boolean;
  /** Adopts the stored token if it has changed. After `removed`, the session is over. */
  sync(): 'adopted' | 'removed' | null;
}

export function createSessionToken({ client, storage, request }: SessionTokenConfig): SessionToken {
  let adopted: string | null = null;
  let wasStored = request.initialToken !== null;

  return {
    keep(token) {
      request.discard();
      client().setAndStoreToken(token);
      wasStored = storage.token() !== null;
    },
    forget() {
      const rejected = client().getToken();
      client().clearTokenInMemory();
      // Another tab may have stored a new one since.
      if (storedToken(storage) === rejected) storage.tokenStorage.clear();
      if (request.offer()?.token === rejected) request.discard();
    },
    isFromOtherTab() {
      const token = client().getToken();
      return token !== null && token === adopted;
    },
    sync() {
      const stored = storedToken(storage);
      if (stored === client().getToken()) return null;
      if (stored === null) {
        // If storage is denied, the token isn't stored but is still valid.
        return wasStored || adopted !== null ? 'removed' : null;
      }
      adopted = stored;
      client().setTokenInMemory(stored);
      return 'adopted';
    },
  };
}
