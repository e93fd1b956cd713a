import { encode } from 'uqr';

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code, error correction M: one path, dark on white; `label` is its text alternative. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full border border-rule fill-ink"
    >
      {/* Drawn, not a background: paper and forced colors would take that away. */}
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark runs of a row, each a rectangle one module high. */
function rowPath(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
