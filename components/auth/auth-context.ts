import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppSession } from '@/lib/session/app-session';

export const AuthContext = createContext<AppSession | null>(null);

export function useSession(): AppSession {
  const session = useContext(AuthContext);
  if (session === null) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The user, the loading state, any error, and the actions to sign in and out. */
export function useAuth() {
  const { store, logout, navigateToLogin, checkAppState } = useSession();
  return { ...useStore(store), logout, navigateToLogin, checkAppState };
}
