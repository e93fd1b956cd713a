import type { ReactNode } from 'react';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import { ChevronIcon } from '@/components/ui/icons';
import type { Capabilities, LinkItem } from '@/lib/content/types';
import { PillarHubs } from './pillar-hubs';
import { isDrawn, PillarMeasures } from './pillar-measures';

interface PillarProps {
  number: number;
  pillar: Capabilities['pillars'][number];
  /** The pillar's agents, as links to their plates. */
  agents: readonly LinkItem[];
  /** The picture that everybody sees. A tool's is only for phones, which show the tool below. */
  cut: ReactNode;
  /** The tool, if there is one. */
  tool: ReactNode;
}

const tones = {
  paper: {
    band: 'py-6 sm:py-10 md:py-14',
    quiet: 'text-steel',
    chip: 'border-ink hover:bg-ink hover:text-paper',
  },
  deep: {
    band: 'my-2 bg-paper-deep py-8 sm:my-6 sm:py-14 md:my-14 md:py-20',
    quiet: 'text-steel',
    chip: 'border-ink hover:bg-ink hover:text-paper',
  },
  graphite: {
    band: 'on-graphite my-2 bg-graphite py-8 text-paper sm:my-6 sm:py-14 md:my-14 md:py-20',
    quiet: 'text-steel-light',
    chip: 'border-steel-light hover:border-paper hover:bg-graphite-raised',
  },
};

/**
 * A pillar: its number, category, and message, a drawing, and details that collapse on phones. Until they're open there,
 * `.more` parts of the drawing are hidden, too (`app/pillars.css`).
 */
export function Pillar({ number, pillar, agents, cut, tool }: PillarProps) {
  const { id, title, subtitle, description, opens, features, evaluation, hubs } = pillar;
  const { tone = 'paper' } = pillar;
  const { band, quiet, chip } = tones[tone];
  const measures = evaluation && <PillarMeasures {...evaluation} />;
  const hasDrawnMeasures = evaluation !== undefined && isDrawn(evaluation);
  return (
    <section
      id={`pillar-${number}`}
      aria-labelledby={`${id}-title`}
      className={`pillar landing relative ${band}`}
    >
      <div className="measure">
        <div className="grid gap-x-10 gap-y-3 sm:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,7fr)_minmax(0,5fr)]">
          <p
            aria-hidden="true"
            className={`font-mono text-5xl leading-none max-sm:hidden sm:row-span-2 lg:row-span-1 lg:text-7xl ${quiet}`}
          >
            {String(number).padStart(2, '0')}
          </p>
          <div className="anchored">
            <h2 id={`${id}-heading`} className="text-heading">
              <span id={`${id}-title`} className={`tag mb-3 block font-normal ${quiet}`}>
                <span className="sm:sr-only">{number}. </span>
                {title}
              </span>{' '}
              {subtitle}
            </h2>
            <HeadingAnchor id={id} heading={title} />
          </div>
          <p className={`max-w-xl sm:col-start-2 lg:col-start-3 lg:self-end ${quiet}`}>
            {description}
          </p>
        </div>
        <div className="mt-5 sm:mt-10 empty:hidden">{hasDrawnMeasures ? measures : cut}</div>
        <details className="collapsible group">
          <summary className="mt-4 flex min-h-12 items-center justify-between gap-4 border-y py-3 border-current font-semibold">
            <span>
              <span className="sr-only">Details of “{title}”: </span>
              {opens}
            </span>
            <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
          </summary>
          {/* The fragment's target is inside the details, so browsers expand them when they navigate there. */}
          <span id={id} className="absolute top-0" />
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 sm:mt-10">
            {tool}
            <Features items={features} />
            {!hasDrawnMeasures && measures}
            {hubs.length > 0 && <PillarHubs hubs={hubs} tone={tone} />}
            <div>
              <h3 className={`tag font-normal ${quiet}`}>{pillar.agents.heading}</h3>
              <ul className="mt-3 -mb-2 text-balance">
                {agents.map(({ label, href }) => (
                  <li key={href} className="mr-1.5 mb-2 inline-block">
                    <a
                      href={href}
                      className={`flex min-h-9 items-center rounded-plate border px-2.5 text-sm font-semibold ${chip}`}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </details>
      </div>
    </section>
  );
}

/** As many as there are features, so none is left alone in a second row. */
const columns: Readonly<Record<number, string>> = {
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-5 sm:max-lg:[&>:last-child]:col-span-2',
};

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-6 ${columns[items.length] ?? 'sm:grid-cols-2'}`}>
      {items.map((item) => (
        <li key={item} className="border-t-2 border-current pt-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
