import { useAuth } from './auth-context';

/** A note on the 404 page for signed-in admins only. */
export function AdminNote() {
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
