'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AccessRestricted } from './access-restricted';
import { useAuth } from './auth-context';

/** The page, unless the platform says that this account is not registered for the app. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { authError } = useAuth();
  if (authError?.type !== 'user_not_registered') return children;
  return (
    <ErrorBoundary name="AccessRestricted" fallback={children}>
      <AccessRestricted />
    </ErrorBoundary>
  );
}
