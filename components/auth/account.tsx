import { useAuth } from './auth-context';

/** The signed-in user, at the end of the top bar; nothing for a visitor. */
export function Account() {
  const { isAuthenticated, user, logout } = useAuth();
  if (!isAuthenticated || user === null) return null;
  return (
    <div className="flex items-center gap-2">
      <span className="max-w-40 truncate text-sm text-steel max-xl:sr-only">
        {user.full_name ?? user.email ?? 'Signed in'}
      </span>
      <button
        type="button"
        onClick={() => logout()}
        className="h-11 rounded-plate px-2 text-sm leading-tight max-sm:px-0 font-medium hover:bg-paper-deep"
      >
        Sign out
      </button>
    </div>
  );
}
