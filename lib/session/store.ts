import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PublicSettings, User } from '@/lib/platform/site';
import type { AuthError } from './policy-types';

export interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authError: AuthError | null;
  appPublicSettings: PublicSettings | null;
}

export type SessionStore = StoreApi<SessionState>;

/** Starts in the loading state, so the server's render and the browser's first one match. */
export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({
    user: null,
    isAuthenticated: false,
    isLoadingAuth: true,
    isLoadingPublicSettings: true,
    authError: null,
    appPublicSettings: null,
  }));
}
