import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppSession } from '@/lib/session/app-session';

const AuthContext = createContext<AppSession | null>(null);

/** Provides the session that the site's script has started. */
export function AuthProvider({ session, children }: { session: AppSession; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

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
