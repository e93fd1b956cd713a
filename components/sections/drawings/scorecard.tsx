/* Where the numbers stand, each at the end of a line from its part. */
const balloons = [
  [376, 92],
  [376, 152],
  [376, 214],
  [24, 290],
  [376, 290],
  [376, 34],
] as const;

/** A scorecard as a template: six numbered parts, no figures. */
export function Scorecard({ seen }: { seen: string }) {
  return (
    <svg
      role="img"
      aria-label={seen}
      viewBox="0 0 400 340"
      className="drawing-grid-paper w-full border-2 border-ink bg-white fill-none stroke-ink forced-color-adjust-none"
      strokeWidth="1.5"
    >
      <path d="M52 60h276v262H52zM52 60V34h92v26M144 60V40h92v20M236 60V40h92v20" />
      <path d="M328 92h34M328 152h34M290 214h72M38 290h34M328 290h34M300 40l62-6" strokeWidth="1" />
      <path d="M68 78h60v28H68zM128 78h60v28h-60zM188 78h60v28h-60zM248 78h64v28h-64z" />
      <path d="M68 176v-14h61v14zM129 176v-24h61v24zM190 176v-34h61v34zM251 176v-44h61v44z" />
      <path d="M68 214h124M212 214h60M86 262h110M68 300h64" />
      <g className="fill-ink stroke-none font-mono text-[13px]">
        <text x="98" y="52" textAnchor="middle">Scorecard</text>
      </g>
      {balloons.map(([x, y], index) => (
        <g key={y + x}>
          <circle cx={x} cy={y} r="13" className="fill-white" strokeWidth="2" />
          <text
            x={x}
            y={y + 5}
            textAnchor="middle"
            className="fill-ink stroke-none font-mono text-[14px] font-semibold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
