import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
  drawing: ReactNode;
}

/** A feature with its benefits, and a drawing of what it does: next to them, or across the page. */
export function Showcase({ showcase, drawing }: ShowcaseProps) {
  const { id, name, headline, description, benefits, layout } = showcase;
  if (layout === 'split') {
    return (
      <Section id={id} tag={name} heading={headline}>
        <div className="split mt-6">
          <div className="xl:sticky xl:top-24">
            <p className="text-steel md:text-lg">{description}</p>
            <div className="mt-4">
              <DashList items={benefits} />
            </div>
          </div>
          <div>{drawing}</div>
        </div>
      </Section>
    );
  }
  return (
    <Section
      id={id}
      tag={name}
      heading={headline}
      lead={description}
      tone={layout === 'stage' ? 'deep' : 'paper'}
      aside={<DashList items={benefits} />}
    >
      <div className="mt-8">{drawing}</div>
    </Section>
  );
}
