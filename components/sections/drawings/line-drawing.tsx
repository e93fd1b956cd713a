import type { ReactNode } from 'react';

interface Cut {
  height: number;
  picture: ReactNode;
}

interface LineDrawingProps {
  /** Text alternative. */
  seen: string;
  /** 760 units wide, on a sheet with a frame of 24. */
  wide: Cut;
  /** For phones: 400 units wide, with the same frame. */
  tall: Cut;
  /** For a drawing below its text in a wide window: 1216 units wide. */
  full?: Cut;
}

/**
 * A line drawing on a sheet with zones, in two or three cuts. Lines have the same width at any size, and text is close to
 * 12 px (`app/line-drawing.css`).
 */
export function LineDrawing({ seen, wide, tall, full }: LineDrawingProps) {
  return (
    <div role="img" aria-label={seen} className="line-drawing">
      <Sheet width={760} zones={8} {...wide} />
      <Sheet width={400} zones={4} {...tall} />
      {full && <Sheet width={1216} zones={8} {...full} />}
    </div>
  );
}

const inset = 24;

function Sheet({ width, height, zones, picture }: Cut & { width: number; zones: number }) {
  const [right, bottom] = [width - inset, height - inset];
  const letters = height > 350 ? 'ABCD' : 'AB';
  const across = (index: number) => inset + (index * (right - inset)) / zones;
  const down = (index: number) => inset + (index * (bottom - inset)) / letters.length;
  const numbers = Array.from({ length: zones }, (_, index) => index);
  const columnTicks = numbers
    .slice(1)
    .map((i) => `M${across(i)} 2V${inset}M${across(i)} ${bottom}v22`);
  const rowTicks = [...letters]
    .slice(1)
    .map((_, i) => `M2 ${down(i + 1)}H${inset}M${right} ${down(i + 1)}h22`);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <path
        className="frame"
        d={`M2 2H${width - 2}V${height - 2}H2zM${inset} ${inset}H${right}V${bottom}H${inset}z${[...columnTicks, ...rowTicks].join('')}`}
      />
      <g className="zones">
        {numbers.map((i) => (
          <text key={i} x={across(i + 0.5)} y="18">
            {i + 1}
          </text>
        ))}
        {[...letters].map((letter, i) => (
          <text key={letter} x="13" y={down(i + 0.5) + 5}>
            {letter}
          </text>
        ))}
      </g>
      {picture}
    </svg>
  );
}
