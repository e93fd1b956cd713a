import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import { ChevronIcon } from '@/components/ui/icons';
import type { Capabilities, LinkItem } from '@/lib/content/types';
import { PillarHubs } from './pillar-hubs';
import { PillarMeasures } from './pillar-measures';

interface PillarProps {
  number: number;
  pillar: Capabilities['pillars'][number];
  /** The pillar's agents, as links to their plates. */
  agents: readonly LinkItem[];
  /** The picture that illustrates the features, if there is one. */
  drawing: ReactNode;
}

const tones = {
  paper: {
    band: 'py-10 md:py-14',
    quiet: 'text-steel',
    chip: 'border-ink hover:bg-ink hover:text-paper',
  },
  deep: {
    band: 'my-10 md:my-14 bg-paper-deep py-14 md:py-20',
    quiet: 'text-steel',
    chip: 'border-ink hover:bg-ink hover:text-paper',
  },
  graphite: {
    band: 'on-graphite my-10 md:my-14 bg-graphite py-14 text-paper md:py-20',
    quiet: 'text-steel-light',
    chip: 'border-steel-light hover:border-paper hover:bg-graphite-raised',
  },
};

/**
 * A pillar: its number, category, and message, and details that collapse on phones. A drawing and measures are side by
 * side. Without either, the layout is compact.
 */
export function Pillar({ number, pillar, agents, drawing }: PillarProps) {
  const { id, title, subtitle, description, opens, features, evaluation, hubs } = pillar;
  const { tone = 'paper' } = pillar;
  const { band, quiet, chip } = tones[tone];
  const isCompact = drawing === null && evaluation === undefined;
  const isSplit = drawing !== null && evaluation !== undefined;
  const team = (
    <div>
      <h3 className={`tag font-normal ${quiet}`}>{pillar.agents.heading}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {agents.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className={`flex min-h-9 items-center rounded-plate border px-3 text-sm font-semibold ${chip}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section aria-labelledby={`${id}-title`} className={`landing relative ${band}`}>
      <div className="measure">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <p
            aria-hidden="true"
            className={`font-mono text-5xl leading-none sm:row-span-2 lg:row-span-1 lg:text-7xl ${quiet}`}
          >
            {String(number).padStart(2, '0')}
          </p>
          <div className="anchored">
            <h2 id={`${id}-heading`} className="text-heading">
              <span id={`${id}-title`} className={`tag mb-3 block font-normal ${quiet}`}>
                <span className="sr-only">{number}. </span>
                {title}
              </span>{' '}
              {subtitle}
            </h2>
            <HeadingAnchor id={id} heading={title} />
          </div>
          <p
            className={`max-w-xl ${isCompact ? 'sm:col-start-2' : 'sm:col-start-2 lg:col-start-3 lg:self-end'} ${quiet}`}
          >
            {description}
          </p>
          <details
            className={`collapsible group ${isCompact ? 'sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1' : 'sm:col-span-2 sm:pt-8 lg:col-span-3'}`}
          >
            <summary className="mt-2 flex min-h-12 items-center justify-between border-y border-current font-semibold">
              <span>
                <span className="sr-only">Details of “{title}”: </span>
                {opens}
              </span>
              <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
            </summary>
            {/* The fragment's target is inside the details, so browsers expand them when they navigate there. */}
            <span id={id} className="absolute top-0" />
            <div
              className={`grid items-start gap-x-14 gap-y-10 max-sm:mt-6 ${isSplit ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
            >
              {drawing}
              <div className="grid gap-10">
                {isCompact || isSplit ? (
                  <DashList items={features} />
                ) : (
                  <Features items={features} />
                )}
                {evaluation !== undefined && <PillarMeasures {...evaluation} />}
                {hubs.length > 0 && <PillarHubs hubs={hubs} tone={tone} />}
                {team}
              </div>
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul
      className={`grid gap-x-10 gap-y-6 ${items.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
    >
      {items.map((item) => (
        <li key={item} className="border-t-2 border-current pt-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
