import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  /** The category, in a word or two that don't repeat the heading, if it needs one. */
  tag?: string | undefined;
  /** The section's message. */
  heading: ReactNode;
  lead?: ReactNode;
  /** `graphite` and `deep` are full-width bands. */
  tone?: 'paper' | 'deep' | 'graphite';
  /** How large the heading is. */
  rank?: keyof typeof ranks;
  children?: ReactNode;
}

const tones = {
  paper: { band: 'py-8 md:py-14', quiet: 'text-steel' },
  deep: { band: 'my-4 bg-paper-deep py-8 md:my-8 md:py-16', quiet: 'text-steel' },
  graphite: {
    band: 'on-graphite my-4 bg-graphite py-8 text-paper md:my-8 md:py-16',
    quiet: 'text-steel-light',
  },
};

const ranks = { main: 'text-heading', minor: 'text-subheading' };

/** A section of a page: category, message, and content. Two sections on paper are 112 px apart. */
export function Section(props: SectionProps) {
  const { id, tag, heading, lead, tone = 'paper', rank = 'main', children } = props;
  const { band, quiet } = tones[tone];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={band}>
      <div className="measure">
        {/* A page break doesn't split it: Firefox has no break-after: avoid. */}
        <header>
          {tag !== undefined && <p className={`tag mb-4 ${quiet}`}>{tag}</p>}
          <h2 id={`${id}-heading`} className={`max-w-4xl ${ranks[rank]}`}>
            {heading}
          </h2>
          {lead !== undefined && <p className={`mt-4 max-w-2xl ${quiet} md:text-lg`}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
