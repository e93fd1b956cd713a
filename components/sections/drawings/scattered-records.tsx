import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

/* Position and rotation of each slip, and the position of its record on the line. */
const places = [
  { x: 84, y: 62, turn: -9, at: 60 },
  { x: 296, y: 54, turn: 7, at: 153 },
  { x: 112, y: 168, turn: 5, at: 247 },
  { x: 312, y: 160, turn: -6, at: 340 },
];

/** Four records in four places, and the line on which they'd be in sequence. For a graphite background. */
export function ScatteredRecords({
  seen,
  slips,
  line,
}: CompanyDrawingsContent['scatteredRecords']) {
  return (
    <LineDrawing seen={seen} height={320}>
      <g className="stroke-blue-light" strokeDasharray="5 4">
        {places.map(({ x, y, at }) => (
          <path key={at} d={`M${x} ${y}C${x} 240 ${at} 200 ${at} 268`} />
        ))}
      </g>
      {places.map(({ x, y, turn, at }, index) => (
        <g key={at} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-76-40H64l12 12v68H-76z" className="fill-graphite stroke-steel-light" />
          <path
            d="M-64-2H48M-64 12H60M-64 26H12"
            className="stroke-graphite-rule"
            strokeWidth="3"
          />
          <text x="-64" y="-17">
            {slips[index]}
          </text>
        </g>
      ))}
      <path d="M0 268H392m-9-6 9 6-9 6" strokeWidth="3" />
      {places.map(({ at }) => (
        <circle key={at} cx={at} cy="268" r="7" className="fill-blue-light" strokeWidth="3" />
      ))}
      <text x="0" y="304">
        {line}
      </text>
    </LineDrawing>
  );
}
