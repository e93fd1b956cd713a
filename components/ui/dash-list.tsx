/** Short lines between rules, each behind a dash. */
export function DashList({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-b border-rule">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-t border-rule py-2.5">
          <span aria-hidden="true" className="mt-[0.55em] h-0.5 w-4 shrink-0 bg-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
