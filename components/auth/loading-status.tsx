'use client';

import { useEffect } from 'react';
import { useAuth } from './auth-context';

/**
 * The spinner. It's in the HTML, and CSS shows it while the root element has `data-session`, which the boot
 * script sets (see `app/loading.css`). So it works before React loads.
 */
export function LoadingStatus() {
  const { isLoadingAuth, isLoadingPublicSettings } = useAuth();
  const loading = isLoadingAuth || isLoadingPublicSettings;
  useEffect(() => {
    if (!loading) delete document.documentElement.dataset.session;
  }, [loading]);
  return (
    <div role="status" aria-label="Loading" className="loading">
      <span aria-hidden="true" className="loading-dial" />
    </div>
  );
}
