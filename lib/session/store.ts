import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PublicSettings, User } from '@/lib/platform/site';

export interface AuthError {
  /** `auth_required`, `user_not_registered`, `unknown`, or another reason of the platform. */
  type: string;
  message: string;
}

export interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authError: AuthError | null;
  appPublicSettings: PublicSettings | null;
}

export type SessionStore = StoreApi<SessionState>;

/** Starts as checking: what the server renders and the browser renders first are the same. */
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
