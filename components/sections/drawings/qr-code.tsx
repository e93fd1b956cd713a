import { encode } from 'uqr';

/** Light modules that scanners need around the code (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code with error correction level M, as one dark path on white. `label` is its text alternative. */
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
      {/* A rectangle, because printing and forced colors remove background colors. */}
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The path of a row's dark runs, each a rectangle one module high. */
function rowPath(row: boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
