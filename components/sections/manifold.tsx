/** Four records whose lines join into one: the connection that the section’s heading says is missing. */
export function Manifold({ records }: { records: readonly string[] }) {
  const rows = records.map((record, index) => ({ record, y: 20 + index * 46 }));
  const lines = rows.map(({ y }) => `M1 ${y - 15}h140v30H1zM141 ${y}h159`);
  return (
    <svg aria-hidden="true" width="341" height="230" stroke="currentColor" className="manifold">
      <path d={`${lines.join('')}M300 20v210`} fill="none" strokeWidth="2" />
      {rows.map(({ record, y }) => (
        <text key={record} x="10" y={y + 5} stroke="none">
          {record}
        </text>
      ))}
    </svg>
  );
}
