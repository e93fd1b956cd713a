/** Four records on lines that join into one: what the section’s heading says is missing. */
export function Manifold({ records }: { records: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      width="340"
      height="230"
      className="absolute right-0 bottom-full fill-none stroke-ink font-mono text-sm max-xl:hidden"
    >
      {records.map((record, index) => {
        const y = 20 + index * 46;
        return (
          <g key={record}>
            <rect x="1" y={y - 15} width="130" height="30" />
            <text x="66" y={y + 5} textAnchor="middle" className="fill-ink stroke-none">
              {record}
            </text>
            <path d={`M131 ${y}H300`} strokeWidth="2" />
            <circle cx="300" cy={y} r="4" className="fill-ink" />
          </g>
        );
      })}
      <path d="M300 20V230" strokeWidth="2" />
    </svg>
  );
}
