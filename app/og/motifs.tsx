import type { ReactNode } from 'react';

const line = { stroke: '#a7b2b9', strokeWidth: 3, fill: 'none' };
const faint = { ...line, stroke: '#424a50' };
const solid = '#1b1f22';
const amber = '#f2a900';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Motif {
  /** What it's a drawing of. */
  seen: string;
  draw: () => ReactNode;
}

const aDocument = 'a document';

/** Line drawings in a 480 × 400 view box, by page name. */
const motifs: Record<string, Motif> = {
  Story: {
    seen: 'four instruments on a line that climbs in steps',
    draw: () => (
      <g>
        <path d="M0 340H110V250H230V150H350V60H480M440 40l40 20-40 20" {...line} />
        {[
          [110, 295],
          [230, 200],
          [350, 105],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="26" {...line} fill={solid} />
        ))}
        <circle cx="40" cy="340" r="26" {...line} fill={solid} stroke={amber} />
      </g>
    ),
  },
  PrivacyPolicy: {
    seen: `${aDocument} with a padlock`,
    draw: () =>
      documentMotif(
        <g>
          <path d="M215 320v-20a25 25 0 0 1 50 0v20" {...line} stroke={amber} />
          <rect x="200" y="316" width="80" height="56" {...line} stroke={amber} />
        </g>,
      ),
  },
  GDPRPolicy: {
    seen: `${aDocument} with a ring of twelve dots`,
    draw: () =>
      documentMotif(
        range(12).map((dot) => (
          <circle
            key={dot}
            cx={240 + 44 * Math.sin((dot * Math.PI) / 6)}
            cy={322 - 44 * Math.cos((dot * Math.PI) / 6)}
            r="6"
            fill={amber}
          />
        )),
      ),
  },
  SuperAdminNDA: {
    seen: `${aDocument} with a signature`,
    draw: () =>
      documentMotif(
        <path
          d="M130 366H350M140 322l28 28M168 322l-28 28M200 346q30-60 40-10t40-16t40 20"
          {...line}
          stroke={amber}
        />,
      ),
  },
};

function valveMotif(): ReactNode {
  return (
    <g>
      <path d="M0 200H90M390 200H480M240 138V60M190 60H290" {...line} />
      <path d="M90 90v220l300-220v220z" {...line} fill={solid} />
      <circle cx="240" cy="200" r="62" fill={solid} stroke={amber} strokeWidth="6" />
    </g>
  );
}

/** A sheet of text, with the page's symbol where a drawing has its title block. */
function documentMotif(mark: ReactNode): ReactNode {
  return (
    <g>
      <path d="M90 4H330L390 64V396H90zM330 4V64H390" {...line} fill={solid} />
      {range(5).map((row) => (
        <path key={row} d={`M130 ${110 + row * 32}H${row % 3 === 2 ? 270 : 350}`} {...faint} />
      ))}
      {mark}
    </g>
  );
}

function titleBlockMotif(): ReactNode {
  return documentMotif(<path d="M240 396V320H390" {...line} stroke={amber} />);
}

/** A page's motif. Pages without one get the motif of their kind. */
export function motifOf({ name, kind }: { name: string; kind: string }): Motif {
  if (kind === 'legal') return motifs[name] ?? { seen: aDocument, draw: titleBlockMotif };
  return motifs[name] ?? { seen: 'a valve', draw: valveMotif };
}

export function Motif(page: { name: string; kind: string }) {
  return (
    <svg width="480" height="400" viewBox="0 0 480 400" aria-hidden="true">
      {motifOf(page).draw()}
    </svg>
  );
}
