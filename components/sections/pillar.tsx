import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import { PageLink } from '@/components/ui/page-link';
import type { Capabilities, LinkItem } from '@/lib/content/types';

interface PillarProps {
  number: number;
  pillar: Capabilities['pillars'][number];
  /** The agents at work here, each with the address of its plate. */
  agents: readonly LinkItem[];
  /** The picture that shows what the features say, where there is one. */
  drawing: ReactNode;
}

/** A pillar as a sheet of its own: number and name on the left, what it holds on the right. */
export function Pillar({ number, pillar, agents, drawing }: PillarProps) {
  const { id, title, subtitle, description, features, evaluation, hubs } = pillar;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="landing measure">
      <div className="grid gap-x-14 gap-y-8 border-t-2 border-ink py-12 md:py-16 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="xl:sticky xl:top-24 xl:self-start">
          <p aria-hidden="true" className="font-mono text-5xl leading-none text-steel">
            {String(number).padStart(2, '0')}
          </p>
          <div className="anchored mt-5">
            <h2 id={`${id}-heading`} className="text-subheading">
              <span className="sr-only">{number}. </span>
              {title}
            </h2>
            <HeadingAnchor id={id} heading={title} />
          </div>
          <p className="mt-2 text-xl leading-snug font-semibold tracking-tight">{subtitle}</p>
          <p className="mt-4 max-w-xl text-steel">{description}</p>
        </div>
        <div>
          <DashList items={features} />
          {drawing !== null && <div className="mt-10">{drawing}</div>}
          {evaluation !== undefined && <Evaluation {...evaluation} />}
          {hubs.length > 0 && <Hubs hubs={hubs} />}
          <h3 className="tag mt-8 font-normal text-steel">{pillar.agents.heading}</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {agents.map(({ label, href }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  className="flex min-h-9 items-center rounded-plate border border-transparent bg-graphite px-3 text-sm font-semibold text-paper hover:bg-steel"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Evaluation({ heading, rows }: NonNullable<PillarProps['pillar']['evaluation']>) {
  return (
    <>
      <h3 className="tag mt-8 font-normal text-steel">{heading}</h3>
      <dl className="mt-3 border border-ink bg-white">
        {rows.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-rule px-4 py-3 not-first:border-t sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-steel">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Hubs({ hubs }: { hubs: PillarProps['pillar']['hubs'] }) {
  return (
    <>
      <h3 className="tag mt-8 font-normal text-steel">What each hub covers</h3>
      <ul className="mt-3 grid gap-px border border-ink bg-ink sm:grid-cols-2">
        {hubs.map(({ name, items }) => (
          <li key={name} className="bg-white p-4">
            <h4 className="font-semibold">{name}</h4>
            <ul className="mt-1 text-steel">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
