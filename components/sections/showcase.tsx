import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
  drawing: ReactNode;
}

/** One feature with its benefits, beside the drawing that shows what it does. */
export function Showcase({ showcase, drawing }: ShowcaseProps) {
  return (
    <Section id={showcase.id} tag={showcase.tag} heading={showcase.name}>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="text-xl leading-snug font-semibold tracking-tight text-balance">
            {showcase.headline}
          </p>
          <p className="mt-4 text-steel">{showcase.description}</p>
          <div className="mt-6">
            <DashList items={showcase.benefits} />
          </div>
        </div>
        {drawing}
      </div>
    </Section>
  );
}
