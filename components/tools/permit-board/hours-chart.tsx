import type { ReactNode } from 'react';
import { formatTime, type Hours } from '@/lib/calculations/hours';
import type { SiteClock } from '@/lib/calculations/site-clock';

/** Where a time is on a shift's axis. The pages' CSP allows no style attributes, but these are SVG's own. */
export function xAt(time: number, { from, until }: Hours): string {
  return `${((time - from) / (until - from)) * 100}%`;
}

interface BarProps extends Hours {
  shift: Hours;
  className: string;
  fill?: string;
  /** Its label, if there's room. */
  children?: string;
}

/** A bar on a shift's axis. On a phone, twelve hours have 288 px. */
export function Bar({ from, until, shift, className, fill, children = '' }: BarProps) {
  const share = (until - from) / (shift.until - shift.from);
  const hasRoom = share * 288 >= children.length * 8 + 8;
  const width = `${share * 100}%`;
  return (
    <svg aria-hidden="true" x={xAt(from, shift)} y="8" width={width} height="32">
      <rect width="100%" height="100%" fill={fill} className={className} />
      <text x="8" y="21" className="bar-label">
        {hasRoom && children}
      </text>
    </svg>
  );
}

/** The pattern of `.conflict-bar` (app/permit-board.css). */
export function ConflictHatch() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <pattern
        id="conflict-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="9" height="3" className="fill-red" fillOpacity="0.4" />
      </pattern>
    </svg>
  );
}

interface HoursChartProps extends TimeAxisProps {
  children: ReactNode;
}

/** A row of the chart, with the lines of several days: CSS has those of twelve hours. What it shows is in the row's words, too. */
export function HoursChart({ shift, clock, children }: HoursChartProps) {
  return (
    <svg aria-hidden="true" width="100%" height="48">
      {isLong(shift) &&
        ticksOf(shift, clock).map(({ minutes }) => (
          <rect
            key={minutes}
            x={xAt(minutes, shift)}
            width="1"
            height="48"
            className="fill-(--line)"
          />
        ))}
      {children}
    </svg>
  );
}

interface TimeAxisProps {
  shift: Hours;
  clock: SiteClock;
}

/** Between two times of the axis, in hours: as many as there's room for. */
const steps = [3, 6, 12, 24, 48];

/** Whether the lines are of days, not of hours. */
export function isLong({ from, until }: Hours): boolean {
  return until - from > 720;
}

function ticksOf(shift: Hours, clock: SiteClock) {
  const hours = (shift.until - shift.from) / 60;
  const step = steps.find((each) => hours / each <= 5) ?? 48;
  return Array.from({ length: hours + 1 }, (_, index) => shift.from + index * 60)
    .map((minutes) => ({ minutes, ...clock.at(minutes) }))
    .filter(({ time, minutes }) =>
      step > 24 ? time === 0 && (minutes / 60) % step < 24 : time % (step * 60) === 0,
    );
}

/** Times of the site's clock, above the lines of the rows; at midnight, the new day. */
export function TimeAxis({ shift, clock }: TimeAxisProps) {
  return (
    <svg aria-hidden="true" width="100%" height="28" className="time-axis">
      {ticksOf(shift, clock).map(({ minutes, date, time }) => (
        <text key={minutes} x={xAt(minutes, shift)} y="20">
          {time === 0 && isLong(shift) ? clock.nameOf(date) : formatTime(time)}
        </text>
      ))}
    </svg>
  );
}
