import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import { ChevronIcon } from '@/components/ui/icons';
import type { Capabilities, LinkItem } from '@/lib/content/types';
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
  paper: { band: 'py-6 sm:py-9 md:py-10', quiet: 'text-steel' },
  deep: { band: 'my-2 bg-paper-deep py-8 sm:my-4 sm:py-10 md:my-6 md:py-14', quiet: 'text-steel' },
  graphite: {
    band: 'on-graphite my-2 bg-graphite py-8 text-paper sm:my-4 sm:py-10 md:my-6 md:py-14',
    quiet: 'text-steel-light',
  },
};

/** A pillar: its number, category, and message, a drawing or a tool, and what it has and who works on it, folded. */
export function Pillar({ number, pillar, agents, cut, tool }: PillarProps) {
  const { id, title, subtitle, description, opens, features, evaluation, hubs } = pillar;
  const { tone = 'paper' } = pillar;
  const { band, quiet } = tones[tone];
  const measures = evaluation && <PillarMeasures {...evaluation} />;
  const hasDrawnMeasures = evaluation !== undefined && isDrawn(evaluation);
  const hasMiddle = hubs.length > 0 || (evaluation !== undefined && !hasDrawnMeasures);
  return (
    <section
      id={`pillar-${number}`}
      aria-labelledby={`${id}-title`}
      className={`pillar landing relative ${band}`}
    >
      <div className="measure">
        <div className="grid gap-x-10 gap-y-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
          <p
            aria-hidden="true"
            className={`pt-7 font-mono text-5xl leading-none max-sm:hidden sm:row-span-2 ${quiet}`}
          >
            {String(number).padStart(2, '0')}
          </p>
          <div className="anchored">
            <h2 id={`${id}-heading`} className="text-heading">
              <span id={`${id}-title`} className={`tag mb-3 block font-normal ${quiet}`}>
                <span className="sm:sr-only">{`${number}. `}</span>
                {title}
              </span>{' '}
              {subtitle}
            </h2>
            <HeadingAnchor id={id} heading={title} />
          </div>
          <p className={`max-w-2xl sm:col-start-2 md:text-lg ${quiet}`}>{description}</p>
        </div>
        <div className="mt-5 sm:mt-8 empty:hidden">{hasDrawnMeasures ? measures : cut}</div>
        {tool !== null && (
          <details className="collapsible group sm:mt-8">
            <Summary title={title} className="border-t">
              Try it here
            </Summary>
            <div className="max-sm:my-4">{tool}</div>
          </details>
        )}
        <details className={`group ${tool === null ? 'mt-4 sm:mt-6' : 'sm:mt-6'}`}>
          <Summary title={title} className="border-y">
            {opens}
          </Summary>
          {/* The fragment's target is inside the details, so browsers expand them when they navigate there. */}
          <span id={id} className="absolute top-0" />
          {/* On one rule: what it does, what it covers, and by whom. */}
          <div
            className={`pillar-columns grid gap-x-14 gap-y-8 pt-5 pb-4 ${hasMiddle ? 'lg:grid-cols-[4fr_5fr_3fr]' : 'lg:grid-cols-2'}`}
          >
            <div>
              <h3 className={`tag mb-2 font-normal ${quiet}`}>Features</h3>
              <DashList items={features} />
            </div>
            {!hasDrawnMeasures && measures}
            {hubs.length > 0 && <Hubs hubs={hubs} quiet={quiet} />}
            <div>
              <h3 className={`tag font-normal ${quiet}`}>{pillar.agents.heading}</h3>
              <ul className="mt-2 flex flex-wrap gap-x-5">
                {agents.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="block py-1 font-semibold underline underline-offset-4 hover:decoration-2"
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

interface SummaryProps {
  /** The pillar's title. */
  title: string;
  className: string;
  children: string;
}

function Summary({ title, className, children }: SummaryProps) {
  return (
    <summary
      className={`flex min-h-12 items-center justify-between gap-4 border-rule py-3 font-semibold ${className}`}
    >
      <span>
        <span className="sr-only">{`Details of “${title}”: `}</span>
        {children}
      </span>
      <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
    </summary>
  );
}

interface HubsProps {
  hubs: Capabilities['pillars'][number]['hubs'];
  /** The color of quiet text. */
  quiet: string;
}

/** A hub for each function, and what it covers. */
function Hubs({ hubs, quiet }: HubsProps) {
  return (
    <div>
      <h3 className={`tag font-normal ${quiet}`}>Hubs</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-8 gap-y-4 sm:max-lg:grid-cols-4">
        {hubs.map(({ name, items }) => (
          <li key={name}>
            <h4 className="font-semibold">{name}</h4>
            <ul className={quiet}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
