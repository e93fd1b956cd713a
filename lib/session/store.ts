import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PublicSettings, User } from '@/lib/platform/site';
import type { SiteAnswers } from './ask';
import type { AuthError } from './policy';

export interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authError: AuthError | null;
  appPublicSettings: PublicSettings | null;
}

export type SessionStore = StoreApi<SessionState>;

export const loading = { isLoadingAuth: true, isLoadingPublicSettings: true, authError: null };
export const loaded = { isLoadingAuth: false, isLoadingPublicSettings: false };
export const signedOut = { user: null, isAuthenticated: false };

export const createSessionStore = (): SessionStore =>
  createStore<SessionState>(() => ({ ...loading, ...signedOut, appPublicSettings: null }));

/** Who is shown after a check. */
export function shownState(
  what: 'user' | 'visitor' | 'confirmed',
  answers: SiteAnswers | null | undefined,
): Partial<SessionState> {
  const settings = answers?.settings;
  const user = answers?.user;
  const isShown = what !== 'visitor' && user?.said === 'yes';
  return {
    ...(isShown ? { user: user.value, isAuthenticated: true } : signedOut),
    ...(settings?.said === 'yes' && { appPublicSettings: settings.value }),
  };
}
