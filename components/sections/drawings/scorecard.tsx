/* Positions of the numbers, each at the end of a line from its part. */
const balloons = [
  { x: 380, y: 96 },
  { x: 380, y: 160 },
  { x: 380, y: 216 },
  { x: 20, y: 290 },
  { x: 380, y: 285 },
  { x: 380, y: 36 },
];

const levels = ['L1', 'L2', 'L3', 'L4'];

/** A scorecard template without figures. Its six parts are numbered. */
export function Scorecard({ seen }: { seen: string }) {
  return (
    <svg
      role="img"
      aria-label={seen}
      viewBox="0 0 400 340"
      className="w-full fill-none stroke-ink font-mono text-[13px] forced-color-adjust-none forced-colors:bg-white [&_text]:fill-ink [&_text]:stroke-none"
      strokeWidth="1.5"
    >
      <path d="M50 54H350V330H50z" className="fill-white" strokeWidth="2" />
      <path d="M50 54V24h100v30M150 54V28h100v26M250 54V28h100v26" className="fill-white" />
      <path d="M51 55h98" className="stroke-white" strokeWidth="3" />
      <text x="100" y="45" textAnchor="middle">
        Scorecard
      </text>
      <text x="200" y="45" textAnchor="middle">
        Dashboard
      </text>
      <text x="300" y="45" textAnchor="middle">
        Report
      </text>
      <path d="M66 78H334V114H66zM132 78V114M212 78V114M272 78V114" />
      <text x="76" y="101">
        ROI
      </text>
      <text x="142" y="101">
        Formula
      </text>
      <text x="222" y="101">
        User
      </text>
      <text x="282" y="101">
        Type
      </text>
      {levels.map((level, index) => (
        <g key={level}>
          <path
            d={`M${66 + index * 67} 188V${168 - index * 12}h67V188z`}
            className={index === 3 ? 'fill-paper-deep' : ''}
          />
          <text x={99.5 + index * 67} y="183" textAnchor="middle">
            {level}
          </text>
        </g>
      ))}
      <text x="66" y="221" className="font-semibold">
        (benefits − costs) ÷ costs
      </text>
      <path d="M66 238H334M66 290H178M66 284v12M104 282v16M166 282v16" />
      <circle cx="104" cy="290" r="6" className="fill-white stroke-blue" strokeWidth="3" />
      <circle cx="166" cy="290" r="6" className="fill-white stroke-blue" strokeWidth="3" />
      <text x="104" y="272" textAnchor="middle">
        30
      </text>
      <text x="166" y="272" textAnchor="middle">
        90 d
      </text>
      <path d="M214 272H334V298H214zM244 272V298M274 272V298M304 272V298" />
      <path d="m281 285 6 6 11-13" className="stroke-blue" strokeWidth="3" />
      <path
        d="M350 96H367M350 160H367M350 216H367M66 290H33M334 285H367M350 36H367"
        strokeWidth="1"
      />
      {balloons.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="14" className="fill-white" strokeWidth="2" />
          <text x={x} y={y + 5} textAnchor="middle" className="font-semibold">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
