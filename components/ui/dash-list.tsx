/** Short items separated by rules, each preceded by a dash. */
export function DashList({ items }: { items: readonly string[] }) {
  return (
    <ul className="dashes">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
