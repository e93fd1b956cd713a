interface ManifoldProps {
  /** Tags of four records: a permit, an isolation, an incident, and a training record. */
  records: readonly string[];
  points: readonly { title: string; text: string }[];
}

/** Where each record is kept today: in a system, in a binder, in an email, and with a person. On a grid of 24 x 24. */
const keepers = [
  'M2 3h20v14H2zM8 21h8m-4-4v4M6 8h8m-8 4h12',
  'M5 2h15v20H5zM9 2v20M3 6h4m-4 6h4m-4 6h4m6-12h4m-4 4h4',
  'M2 5h20v14H2zl10 8 10-8',
  'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M3 22c0-5 4-7 9-7s9 2 9 7z',
];

/** Records that join into one line, and what comes of it, along that line (`app/manifold.css`). */
export function Manifold({ records, points }: ManifoldProps) {
  return (
    <div className="manifold">
      <ul>
        {records.map((record, index) => (
          <li key={record}>
            <span>
              <svg aria-hidden="true" viewBox="0 0 24 24">
                <path d={keepers[index]} />
              </svg>
              {record}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        {points.map(({ title, text }) => (
          <div key={title} className="node">
            <dt className="text-xl leading-snug font-semibold text-balance">{title}</dt>
            <dd className="mt-2 max-w-xl text-steel md:text-lg">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
