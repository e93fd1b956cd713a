import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
  drawing: ReactNode;
}

/** One feature with its benefits, and the drawing that shows what it does. */
export function Showcase({ showcase, drawing }: ShowcaseProps) {
  const { id, name, headline, description, benefits, layout } = showcase;
  if (layout === 'stage') {
    return (
      <Section id={id} tag={name} heading={headline} lead={description} tone="deep">
        <div className="mt-8">{drawing}</div>
        <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t-2 py-1.5">
              {benefit}
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  const turned = layout === 'mirrored';
  return (
    <Section id={id} tag={name} heading={headline}>
      <div
        className={`mt-6 grid items-start gap-x-14 gap-y-8 ${turned ? 'xl:grid-cols-[7fr_5fr]' : 'xl:grid-cols-[5fr_7fr]'}`}
      >
        <div>
          <p className="text-steel md:text-lg">{description}</p>
          <div className="mt-4">
            <DashList items={benefits} />
          </div>
        </div>
        <div className={turned ? 'xl:order-first' : ''}>{drawing}</div>
      </div>
    </Section>
  );
}
