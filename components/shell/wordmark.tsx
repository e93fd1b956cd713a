/** The mark is the valve symbol of process drawings. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 text-[1.35rem] leading-none font-bold tracking-tight">
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30" fill="none">
        <path d="M2 7v16l26-16v16z" fill="currentColor" />
        <circle cx="15" cy="15" r="4.5" fill="var(--color-amber)" />
      </svg>
      {/* If letters are large for the window, the mark alone. Its link has the name as its label. */}
      <span className="@max-[15rem]/page:hidden">{name}</span>
    </span>
  );
}
