'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AppSession } from '@/lib/session/app-session';
import { AuthProvider, useAuth } from './auth-context';
import { Notifications } from './notifications';

/**
 * What a session shows with React: notices, the admin's note, and whatever a page has for signed-in people. Hydrated only
 * once there's something to show. The user's name, "Sign out", and Access Restricted are in the HTML.
 */
export default function SessionScreens() {
  // The HTML has no session.
  const [session, setSession] = useState<AppSession | null>(null);
  useLayoutEffect(() => setSession(window.siteSession ?? null), []);
  if (session === null) return null;
  return (
    <AuthProvider session={session}>
      <InSlot name="admin-note">
        <AdminNote />
      </InSlot>
      <Notifications />
    </AuthProvider>
  );
}

/** Renders into the element that the HTML has for it, if this page has one. */
function InSlot({ name, children }: { name: string; children: ReactNode }) {
  const slot = document.querySelector(`[data-slot="${name}"]`);
  return slot && createPortal(children, slot);
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
