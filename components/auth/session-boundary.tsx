'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { AccessRestricted } from './access-restricted';
import { useAuth } from './auth-context';

/** Renders the page, or Access Restricted if this account isn't registered for the app. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { authError } = useAuth();
  if (authError?.type !== 'user_not_registered') return children;
  return (
    <ErrorBoundary name="AccessRestricted" fallback={children}>
      <AccessRestricted />
    </ErrorBoundary>
  );
}
