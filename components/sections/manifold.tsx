interface ManifoldProps {
  /** Tags of records. */
  records: readonly string[];
  points: readonly { title: string; text: string }[];
}

/** Records that join into one line, and what comes of it, along that line (`app/manifold.css`). */
export function Manifold({ records, points }: ManifoldProps) {
  return (
    <div className="manifold">
      <ul>
        {records.map((record) => (
          <li key={record}>
            <span>{record}</span>
          </li>
        ))}
      </ul>
      <dl>
        {points.map(({ title, text }) => (
          <div key={title} className="node">
            <dt className="text-xl leading-snug font-semibold text-balance">{title}</dt>
            <dd className="mt-2 max-w-xl text-steel">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
