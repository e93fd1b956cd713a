'use client';

import { useEffect } from 'react';
import { useAuth } from './auth-context';

/**
 * The spinner. It is in the HTML and hidden; the boot script's mark on the root element shows it, and
 * taking that mark away ends it (see `app/loading.css`). So it also works while React is not there yet.
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
