'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onCaught } from '@/components/ui/caught';
import { type AppSettings, createAppSession } from '@/lib/session/app-session';
import { AuthContextProvider } from './auth-context';

interface AuthProviderProps {
  settings: AppSettings;
  children: ReactNode;
}

/** Starts the session after hydration. What it wraps is rendered whatever becomes of the session. */
export function AuthProvider({ settings, children }: AuthProviderProps) {
  const [session] = useState(() => createAppSession(settings));
  useEffect(
    () => onCaught(({ error, componentName }) => session.caught(error, componentName)),
    [session],
  );
  useEffect(() => {
    // Until here, menus open by style alone.
    document.documentElement.dataset.ready = '';
    return session.start();
  }, [session]);
  return <AuthContextProvider value={session}>{children}</AuthContextProvider>;
}
