'use client';

import { useLayoutEffect } from 'react';
import type { AppSettings } from '@/lib/session/app-params';
import { startAppSession } from '@/lib/session/app-session';

/** In `next dev`, runs the site's script. React hydrates the islands with the rest of the page. */
export function DevSite({ settings }: { settings: AppSettings }) {
  useLayoutEffect(() => {
    // Strict Mode runs effects twice.
    if (window.siteSession !== undefined) return;
    const session = startAppSession(settings);
    window.siteSession = session;
    document.documentElement.dataset.scripted = '';
    import('@/lib/page/announcement');
    import('@/lib/page/start-site').then(({ startPage, startSite }) => {
      startSite(session);
      startPage(session);
    });
  }, [settings]);
  return null;
}
