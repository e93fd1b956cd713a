import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

type NextShiftContent = CompanyDrawingsContent['nextShift'];

/** Two shifts, with a row for each unit. After the shift change, all units know what one of them learned. */
export function NextShift({ seen, ...content }: NextShiftContent) {
  return (
    <LineDrawing
      seen={seen}
      wide={{
        height: 370,
        picture: <Picture {...content} start={158} end={712} names={44} first={124} />,
      }}
      tall={{
        height: 390,
        picture: <Picture {...content} start={40} end={364} names={40} first={144} />,
      }}
    />
  );
}

interface PictureProps extends Omit<NextShiftContent, 'seen'> {
  /** The x of 06:00 on both days. */
  start: number;
  end: number;
  /** The x of the units' names. */
  names: number;
  /** The y of the first unit. */
  first: number;
}

const pitch = 52;

function Picture({ shifts, units, event, lesson, start, end, names, first }: PictureProps) {
  const rows = Array.from({ length: 4 }, (_, index) => first + index * pitch);
  const last = rows.at(-1) ?? first;
  const change = (start + end) / 2;
  const [hour = 0, minute = 0] = event.time.split(':').map(Number);
  const at = start + ((hour - 6 + minute / 60) / 12) * (change - start);
  const known = change + (end - change) * 0.26;
  const isNarrow = names === start;
  const hours = ['06:00', '18:00', '06:00'];
  return (
    <>
      <g className="quiet">
        <text x={start} y="54">
          {shifts[0]}
        </text>
        <text x={change + 12} y="54">
          {shifts[1]}
        </text>
        {hours.map((hour, index) => (
          <text
            key={`${hour}-${shifts[index]}`}
            x={[start, change, end][index]}
            y={last + 52}
            textAnchor={(['start', 'middle', 'end'] as const)[index]}
          >
            {hour}
          </text>
        ))}
      </g>
      <path className="stroke-steel" d={`M${start} 66V${last + 34}M${end} 66V${last + 34}`} />
      <path d={`M${change} 40V${last + 34}`} strokeDasharray="2 4" />
      {units.map((unit, index) => (
        <text
          key={unit}
          x={names}
          y={isNarrow ? (rows[index] ?? 0) - 9 : first + index * 2 * pitch + 5}
        >
          {unit}
        </text>
      ))}
      {!isNarrow && <path className="stroke-steel" d={`M${start - 6} ${rows[1]}h-8V${last}h8`} />}
      <path className="stroke-steel" d={rows.map((y) => `M${start} ${y}H${end}`).join('')} />
      <path
        className="stroke-blue"
        d={`M${at} ${first}H${change}V${last}${rows.map((y) => `M${change} ${y}H${known}`).join('')}`}
      />
      <path className="fill-white" d={`m${at} ${first - 9} 9 9-9 9-9-9z`} />
      <text
        x={isNarrow ? change - 6 : at}
        y={first - (isNarrow ? 38 : 20)}
        textAnchor={isNarrow ? 'end' : 'middle'}
      >
        {event.name}
      </text>
      {rows.map((y) => (
        <circle key={y} cx={known} cy={y} r="6" className="fill-white stroke-blue" />
      ))}
      <text
        x={isNarrow ? end - 6 : known + 14}
        y={first - 20}
        textAnchor={isNarrow ? 'end' : 'start'}
      >
        {lesson}
      </text>
    </>
  );
}
