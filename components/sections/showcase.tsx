import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
  drawing: ReactNode;
}

/** A feature with its benefits, and a drawing of what it does. */
export function Showcase({ showcase, drawing }: ShowcaseProps) {
  const { id, name, headline, description, benefits, layout } = showcase;
  if (layout === 'stage') {
    return (
      <Section id={id} tag={name} heading={headline} lead={description} tone="deep">
        <div className="mt-8">{drawing}</div>
        <ul className="even mt-8">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t-2 pt-2">
              {benefit}
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section id={id} tag={name} heading={headline}>
      <div className={`split mt-6 ${layout === 'mirrored' ? layout : ''}`}>
        <div>
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
