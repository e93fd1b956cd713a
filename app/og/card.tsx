import { Motif } from './motifs';

export interface CardProps {
  /** Selects the motif. */
  page: { name: string; kind: string };
  /** File name of the page's film in public/media, whose poster replaces the motif. */
  filmFile?: string | undefined;
  heading: string;
  text: string;
  site: { name: string; category: string };
  /** The page's path, the last field of the title block; null on Home's card and the shared card. */
  path: string | null;
}

/** Size of the part of a poster that a card shows. */
export const posterSize = { width: 1200, height: 380 };

const mutedColor = '#a7b2b9';
const lineColor = '#424a50';

/** The Open Graph image of a page: a drawing sheet with a title block. */
export function Card({
  page,
  still,
  heading,
  text,
  site,
  path,
}: CardProps & { still: string | null }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 40,
        background: '#1b1f22',
        color: '#f4f2ec',
        fontFamily: 'Archivo',
      }}
    >
      <Grid />
      {still === null ? (
        <TextBody heading={heading} text={text} page={page} />
      ) : (
        <PosterBody src={still} heading={heading} />
      )}
      <div style={{ display: 'flex', height: 84, border: `2px solid ${lineColor}`, fontSize: 34 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, padding: '0 28px' }}>
          <svg width="46" height="46" viewBox="0 0 30 30" aria-hidden="true">
            <path d="M2 7v16l26-16v16z" fill="#f4f2ec" />
            <circle cx="15" cy="15" r="4.5" fill="#f2a900" />
          </svg>
          {site.name}
        </div>
        <Field grow={1}>{site.category}</Field>
        {path !== null && <Field grow={0}>{path}</Field>}
      </div>
    </div>
  );
}

/** For a page with a film: its poster from edge to edge, with the headline below. */
function PosterBody({ src, heading }: { src: string; heading: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
      {/* biome-ignore lint/performance/noImgElement: rendered into an image file, not into a page */}
      <img
        src={src}
        alt=""
        width={posterSize.width}
        height={posterSize.height}
        style={{ margin: '-40px 0 0 -40px' }}
      />
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          fontSize: heading.length > 40 ? 52 : 64,
          lineHeight: 1.04,
          letterSpacing: '-0.025em',
        }}
      >
        {heading}
      </div>
    </div>
  );
}

function TextBody({ heading, text, page }: Pick<CardProps, 'heading' | 'text' | 'page'>) {
  return (
    <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', gap: 40 }}>
      <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
        <div
          style={{
            fontSize: headingSize(heading),
            lineHeight: 1.04,
            letterSpacing: '-0.025em',
          }}
        >
          {heading}
        </div>
        <div style={{ marginTop: 28, fontSize: 28, lineHeight: 1.4, color: mutedColor }}>
          {text}
        </div>
      </div>
      <Motif {...page} />
    </div>
  );
}

function headingSize({ length }: string): number {
  if (length > 40) return 56;
  return length > 24 ? 62 : 84;
}

function Field({ grow, children }: { grow: number; children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexGrow: grow,
        alignItems: 'center',
        padding: '0 28px',
        borderLeft: `2px solid ${lineColor}`,
        fontFamily: 'JetBrains Mono',
        fontSize: 26,
        color: mutedColor,
      }}
    >
      {children}
    </div>
  );
}

function Grid() {
  const down = Array.from({ length: 29 }, (_, index) => `M${40 + index * 40} 0V630`);
  const across = Array.from({ length: 15 }, (_, index) => `M0 ${40 + index * 40}H1200`);
  return (
    <svg
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
      aria-hidden="true"
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <path d={[...down, ...across].join('')} stroke="#23282c" strokeWidth="1" />
    </svg>
  );
}
