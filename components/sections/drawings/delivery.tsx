import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

/** One vessel feeds four places through a header that's labeled with the source. */
export function Delivery({ seen, vessel, source, places }: CompanyDrawingsContent['delivery']) {
  return (
    <LineDrawing seen={seen} height={320}>
      <path
        d="M16 110a40 14 0 0 1 80 0v100a40 14 0 0 1-80 0zM16 110a40 14 0 0 0 80 0"
        className="fill-white"
        strokeWidth="2"
      />
      <text x="56" y="172" textAnchor="middle">
        {vessel}
      </text>
      <path d="M96 160H212M212 40V280" strokeWidth="3" />
      <path d="M154 124V160" />
      <circle cx="154" cy="98" r="26" className="fill-white" />
      <text x="154" y="62" textAnchor="middle">
        {source}
      </text>
      <path d="m144 98 7 7 13-14" className="stroke-blue" strokeWidth="3" />
      {places.map((place, index) => {
        const y = 40 + index * 80;
        return (
          <g key={place}>
            <path d={`M212 ${y}H384m-9-6 9 6-9 6`} strokeWidth="2" />
            <path d={`M232 ${y - 8}v16l24-16v16z`} className="fill-white" strokeLinejoin="round" />
            <text x="268" y={y - 12}>
              {place}
            </text>
          </g>
        );
      })}
    </LineDrawing>
  );
}
