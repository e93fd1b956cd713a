/** Short lines between rules, each behind a dash. */
export function DashList({ items }: { items: readonly string[] }) {
  return (
    <ul className="dashes">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
