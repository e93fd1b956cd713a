/**
 * The signed-in user, at the end of the top bar. It's in every page's HTML, hidden, and the site's script shows it with the
 * user's name (`lib/page/root-attributes.ts`).
 */
export function Account() {
  return (
    <div className="hidden items-center gap-2 in-data-signed-in:flex">
      <span data-user-name="" className="max-w-40 truncate text-sm text-steel max-xl:sr-only" />
      <button
        type="button"
        data-sign-out=""
        className="h-11 px-2 text-sm leading-tight max-sm:px-0 font-medium hover:bg-paper-deep"
      >
        Sign out
      </button>
    </div>
  );
}
