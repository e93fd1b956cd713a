'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onErrorReport } from '@/components/ui/error-reports';
import type { AppSettings } from '@/lib/session/app-params';
import { type AppSession, createAppSession } from '@/lib/session/app-session';
import { AuthContextProvider } from './auth-context';

interface AuthProviderProps {
  settings: AppSettings;
  children: ReactNode;
}

/** Provides the session that the site's script has started. Renders its children whatever the session's state. */
export function AuthProvider({ settings, children }: AuthProviderProps) {
  const [session] = useState(() => sessionFor(settings));
  useEffect(
    () => onErrorReport(({ error, componentName }) => session.reportError(error, componentName)),
    [session],
  );
  useEffect(() => {
    // CSS opens the menus until React is ready.
    document.documentElement.dataset.ready = '';
    // The development server has no site script.
    if (process.env.NODE_ENV === 'development' && window.siteSession === undefined) {
      import('@/lib/page/start-site').then(({ startSite }) => startSite(session));
    }
  }, [session]);
  return <AuthContextProvider value={session}>{children}</AuthContextProvider>;
}

/** The running session. The server and `next dev` have no site script, so they create a session without starting it. */
function sessionFor(settings: AppSettings): AppSession {
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') {
    return globalThis.window?.siteSession ?? createAppSession(settings);
  }
  if (window.siteSession === undefined)
    throw new Error('React has loaded before the site’s script');
  return window.siteSession;
}
