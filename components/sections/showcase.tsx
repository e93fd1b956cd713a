import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
  drawing: ReactNode;
}

/** A feature with its benefits, and a drawing of what it does: across the page, or beyond it on a stage of its own. */
export function Showcase({ showcase, drawing }: ShowcaseProps) {
  const { id, name, headline, description, benefits, layout } = showcase;
  return (
    <Section
      id={id}
      tag={name}
      heading={headline}
      lead={description}
      {...(layout === 'stage' && { tone: 'graphite', rank: 'peak' })}
      aside={<DashList items={benefits} />}
    >
      <div className={layout === 'stage' ? 'breaks-out mt-12' : 'mt-8'}>{drawing}</div>
    </Section>
  );
}
