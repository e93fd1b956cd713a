import type { ReactNode } from 'react';
import { formatTime, type Hours } from '@/lib/calculations/hours';

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

/** A bar on a shift's axis. On a phone, an hour has 24 px. */
export function Bar({ from, until, shift, className, fill, children = '' }: BarProps) {
  const hasRoom = (until - from) * (24 / 60) >= children.length * 8 + 8;
  const width = `${((until - from) / (shift.until - shift.from)) * 100}%`;
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

/** A row of the chart. What it shows is in the row's words, too. */
export function HoursChart({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="100%" height="48">
      {children}
    </svg>
  );
}

/** A time every three hours, above the lines of the rows. */
export function TimeAxis({ shift }: { shift: Hours }) {
  const times = [0, 1, 2, 3, 4].map((index) => shift.from + index * 180);
  return (
    <svg aria-hidden="true" width="100%" height="28" className="time-axis">
      {times.map((time) => (
        <text key={time} x={xAt(time, shift)} y="20">
          {formatTime(time)}
        </text>
      ))}
    </svg>
  );
}
