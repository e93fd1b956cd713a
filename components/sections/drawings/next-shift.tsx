import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

type NextShiftContent = CompanyDrawingsContent['nextShift'];

/** Two shifts, with a row for each unit. After the shift change, all units know what one of them learned. */
export function NextShift({ seen, ...content }: NextShiftContent) {
  return (
    <LineDrawing
      seen={seen}
      wide={{ height: 370, picture: <Wide {...content} end={712} /> }}
      tall={{ height: 416, picture: <Tall {...content} /> }}
      full={{ height: 370, picture: <Wide {...content} end={1168} /> }}
    />
  );
}

type PictureProps = Omit<NextShiftContent, 'seen'>;

/** Names of units next to their rows, which end at the axes of both days. */
function Wide({ shifts, units, event, lesson, end }: PictureProps & { end: number }) {
  const chart = chartOf(event.time, { start: 170, end, first: 124, pitch: 52 });
  const { start, rows, at, known, change } = chart;
  const [first = 0, second, last = 0] = [rows[0], rows[1], rows.at(-1)];
  return (
    <>
      <Times shifts={shifts} {...chart} below={52} />
      <path className="stroke-steel" d={`M${start} 66V${last + 34}M${end} 66V${last + 34}`} />
      <path d={`M${change} 40V${last + 34}`} strokeDasharray="2 4" />
      {units.map((unit, index) => (
        <text key={unit} x="44" y={first + index * 104 + 5}>
          {unit}
        </text>
      ))}
      <path className="stroke-steel" d={`M${start - 6} ${second}h-8V${last}h8`} />
      <Rows {...chart} />
      <text x={at} y={first - 20} textAnchor="middle">
        {event.name}
      </text>
      <text x={known} y={first - 20} textAnchor="middle">
        {lesson}
      </text>
    </>
  );
}

/** Names of units above their rows. No line is behind a word. */
function Tall({ shifts, units, event, lesson }: PictureProps) {
  const chart = chartOf(event.time, { start: 46, end: 354, first: 152, pitch: 60 });
  const { start, end, rows, change } = chart;
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  return (
    <>
      <Times shifts={shifts} {...chart} below={38} />
      <path d={`M${change} 40V64M${change} ${first}V${last + 20}`} strokeDasharray="2 4" />
      <path
        className="stroke-steel"
        d={rows.map((y) => `M${start} ${y - 5}v10M${end} ${y - 5}v10`).join('')}
      />
      {units.map((unit, index) => (
        <text key={unit} x={start} y={(rows[index] ?? 0) - 14}>
          {unit}
        </text>
      ))}
      <Rows {...chart} />
      <text x={change - 8} y={first - 38} textAnchor="end">
        {event.name}
      </text>
      <text x={end} y={first - 14} textAnchor="end">
        {lesson}
      </text>
    </>
  );
}

interface Scale {
  /** The x of 06:00 on both days. */
  start: number;
  end: number;
  /** The y of the first unit, and from one to the next. */
  first: number;
  pitch: number;
}

function chartOf(time: string, { start, end, first, pitch }: Scale) {
  const rows = Array.from({ length: 4 }, (_, index) => first + index * pitch);
  const change = (start + end) / 2;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    start,
    end,
    rows,
    change,
    /** The x of the event, and of when all units know about it. */
    at: start + ((hour - 6 + minute / 60) / 12) * (change - start),
    known: change + (end - change) * 0.3,
  };
}

type Chart = ReturnType<typeof chartOf>;

/** The names of the shifts, and the times of their ends this far below the last row. */
function Times({ shifts, start, end, change, rows, below }: TimesProps) {
  const ends = [
    ['start', start, '06:00'],
    ['middle', change, '18:00'],
    ['end', end, '06:00'],
  ] as const;
  return (
    <g className="quiet">
      <text x={start} y="54">
        {shifts[0]}
      </text>
      <text x={change + 12} y="54">
        {shifts[1]}
      </text>
      {ends.map(([anchor, x, hour]) => (
        <text key={anchor} x={x} y={(rows.at(-1) ?? 0) + below} textAnchor={anchor}>
          {hour}
        </text>
      ))}
    </g>
  );
}

type TimesProps = Chart & Pick<PictureProps, 'shifts'> & { below: number };

/** The units' lines, and what's known on them, to the end of the shift. */
function Rows({ start, end, change, rows, at, known }: Chart) {
  const first = rows[0] ?? 0;
  return (
    <>
      <path className="stroke-steel" d={rows.map((y) => `M${start} ${y}H${end}`).join('')} />
      <path
        className="stroke-blue"
        d={`M${at} ${first}H${change}V${rows.at(-1)}${rows.map((y) => `M${change} ${y}H${end}`).join('')}`}
      />
      <path className="fill-white" d={`m${at} ${first - 9} 9 9-9 9-9-9z`} />
      {rows.map((y) => (
        <circle key={y} cx={known} cy={y} r="6" className="fill-white stroke-blue" />
      ))}
    </>
  );
}
