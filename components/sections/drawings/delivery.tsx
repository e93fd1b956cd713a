import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

type DeliveryContent = CompanyDrawingsContent['delivery'];

/** A vessel feeds four places through a header that's labeled with the source. */
export function Delivery({ seen, ...content }: DeliveryContent) {
  return (
    <LineDrawing
      seen={seen}
      wide={{ height: 380, picture: <Wide {...content} /> }}
      tall={{ height: 534, picture: <Tall {...content} /> }}
    />
  );
}

type PictureProps = Omit<DeliveryContent, 'seen'>;

function Wide({ vessel, source, places }: PictureProps) {
  const rows = places.map((_, index) => 70 + index * 80);
  return (
    <>
      <Vessel x={60} y={110} name={vessel} />
      <path d={`M140 190H348M348 ${rows[0]}V${rows.at(-1)}`} />
      <Source x={244} y={135} name={source} />
      {rows.map((y) => (
        <path key={y} d={`M348 ${y}H412M368 ${y - 8}v16l24-16v16z`} className="fill-white" />
      ))}
      {places.map((place, index) => (
        <Outlet key={place.name} {...place} x={412} y={rows[index] ?? 0} width={300} half={30} />
      ))}
    </>
  );
}

function Tall({ vessel, source, places }: PictureProps) {
  const rows = places.map((_, index) => 286 + index * 60);
  return (
    <>
      <Vessel x={52} y={70} name={vessel} />
      <path d={`M132 150H340V236H50V${rows.at(-1)}${rows.map((y) => `M50 ${y}H72`).join('')}`} />
      <Source x={236} y={95} name={source} />
      {places.map((place, index) => (
        <Outlet key={place.name} {...place} x={72} y={rows[index] ?? 0} width={284} half={25} />
      ))}
    </>
  );
}

interface PlacedProps {
  x: number;
  y: number;
  name: string;
}

/** Upper left corner at x and y, 80 wide. */
function Vessel({ x, y, name }: PlacedProps) {
  return (
    <>
      <path
        className="fill-white"
        d={`M${x} ${y}a40 24 0 0 1 80 0v120a40 24 0 0 1-80 0zM${x} ${y}h80M${x} ${y + 120}h80`}
      />
      <path className="stroke-steel" d={`M${x + 12} ${y + 40}h56m-46 8h36m-26 8h16`} />
      <text x={x + 40} y={y + 92} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** A field instrument on the line 55 below it. */
function Source({ x, y, name }: PlacedProps) {
  return (
    <>
      <path d={`M${x} ${y + 22}v33`} />
      <circle cx={x} cy={y} r="22" className="fill-white" />
      <path d={`m${x - 9} ${y} 6 7 12-14`} className="stroke-blue" />
      <text x={x + 32} y={y + 5}>
        {name}
      </text>
    </>
  );
}

interface OutletProps extends PlacedProps {
  gets: string;
  width: number;
  /** Half its height. */
  half: number;
}

/** An off-page connector with what arrives there. */
function Outlet({ name, gets, x, y, width, half }: OutletProps) {
  return (
    <>
      <path
        className="fill-white"
        d={`M${x} ${y - half}h${width - 18}l18 ${half}-18 ${half}H${x}z`}
      />
      <g className="quiet">
        <text x={x + 14} y={y - 6}>
          {name}
        </text>
      </g>
      <text x={x + 14} y={y + 14}>
        {gets}
      </text>
    </>
  );
}
