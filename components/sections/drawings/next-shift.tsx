import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

/** Two shifts, with a row for each unit. After the shift change, all units know what one of them learned. */
export function NextShift({
  seen,
  shifts,
  units,
  event,
  lesson,
}: CompanyDrawingsContent['nextShift']) {
  const rows = Array.from({ length: units }, (_, index) => 84 + index * 60);
  const [first = 84] = rows;
  const last = rows.at(-1) ?? first;
  return (
    <LineDrawing seen={seen} height={last + 40}>
      <text x="0" y="16">
        {shifts[0]}
      </text>
      <text x="212" y="16">
        {shifts[1]}
      </text>
      <path d={`M0 28H192M212 28H400`} strokeWidth="3" />
      <path d={`M202 8V${last + 32}`} strokeDasharray="2 4" />
      {rows.map((y) => (
        <path key={y} d={`M0 ${y}H400`} className="stroke-steel" />
      ))}
      <path
        d={`M96 ${first}H202V${last}${rows.map((y) => `M202 ${y}H290`).join('')}`}
        className="stroke-blue"
        strokeWidth="3"
      />
      <path d={`m96 ${first - 14} 14 14-14 14-14-14z`} className="fill-white" strokeWidth="2" />
      <text x="96" y={first - 22} textAnchor="middle">
        {event}
      </text>
      {rows.map((y) => (
        <circle key={y} cx="300" cy={y} r="9" className="fill-white stroke-blue" strokeWidth="3" />
      ))}
      <text x="318" y={first - 10}>
        {lesson}
      </text>
    </LineDrawing>
  );
}
