'use client';

import type { ReactNode } from 'react';
import { AccessRestricted } from './access-restricted';
import { useAuth } from './auth-context';

/** The page, unless the platform says that this account is not registered for the app. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { authError } = useAuth();
  return authError?.type === 'user_not_registered' ? <AccessRestricted /> : children;
}
