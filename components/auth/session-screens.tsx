'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AppSession } from '@/lib/session/app-session';
import { AccessRestricted } from './access-restricted';
import { Account } from './account';
import { useAuth } from './auth-context';
import { AuthProvider } from './auth-provider';
import { Notifications } from './notifications';

/**
 * What a session can show: the signed-in user, Access Restricted, the admin's note, and notices. The HTML has an empty
 * element for each. Hydrated only once there's something to show.
 */
export default function SessionScreens() {
  // The HTML has no session.
  const [session, setSession] = useState<AppSession | null>(null);
  useLayoutEffect(() => setSession(window.siteSession ?? null), []);
  if (session === null) return null;
  return (
    <AuthProvider session={session}>
      <InSlot name="account">
        <Account />
      </InSlot>
      <InSlot name="access-restricted">
        <AccessRestricted />
      </InSlot>
      <InSlot name="admin-note">
        <AdminNote />
      </InSlot>
      <Notifications />
      <SessionAttributes />
    </AuthProvider>
  );
}

/** Renders into the element that the HTML has for it, if this page has one. */
function InSlot({ name, children }: { name: string; children: ReactNode }) {
  const slot = document.querySelector(`[data-slot="${name}"]`);
  return slot && createPortal(children, slot);
}

/** Tells the style sheet (`app/session.css`) who is signed in, and whether the page may be seen. */
function SessionAttributes() {
  const { isAuthenticated, authError, isLoadingAuth, isLoadingPublicSettings } = useAuth();
  const isRestricted = authError?.type === 'user_not_registered';
  const isLoading = isLoadingAuth || isLoadingPublicSettings;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-signed-in', isAuthenticated);
    root.toggleAttribute('data-restricted', isRestricted);
    if (!isLoading) delete root.dataset.session;
    // If a screen throws, all are gone, and the page must be there.
    return () => {
      root.removeAttribute('data-signed-in');
      root.removeAttribute('data-restricted');
    };
  }, [isAuthenticated, isRestricted, isLoading]);
  return null;
}

/** A note on the 404 page for signed-in admins only. */
function AdminNote() {
  const { isAuthenticated, user } = useAuth();
  if (!isAuthenticated || user?.role !== 'admin') return null;
  return (
    <aside aria-labelledby="admin-note" className="mt-8 border-2 border-blue bg-white p-5">
      <h2 id="admin-note" className="text-lg">
        Admin Note
      </h2>
      <p className="mt-2 text-steel">
        The AI may not have implemented this page yet. You can ask for it in the chat.
      </p>
    </aside>
  );
}
