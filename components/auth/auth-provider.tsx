import type { ReactNode } from 'react';
import type { AppSession } from '@/lib/session/app-session';
import { AuthContext } from './auth-context';

/** Provides the session that the site's script has started. */
export function AuthProvider({ session, children }: { session: AppSession; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}
