import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { DashList } from '@/components/ui/dash-list';
import type { Home, LinkItem } from '@/lib/content/types';

type Feature = Omit<Home['more'][number], 'link' | 'drawing'> & {
  link: LinkItem;
  drawing: ReactNode;
};

/** Features side by side, each with a drawing and a link to something to try. */
export function FeaturePair({ features }: { features: readonly Feature[] }) {
  return (
    <div className="measure grid gap-x-14 py-10 md:grid-cols-2 md:py-14">
      {features.map(({ id, name, headline, description, benefits, drawing, link }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="row-span-6 grid grid-rows-subgrid not-first:max-md:mt-16"
        >
          <p className="tag mb-4 text-steel">{name}</p>
          <h2 id={`${id}-heading`} className="text-subheading">
            {headline}
          </h2>
          <p className="mt-4 text-steel md:text-lg">{description}</p>
          <div className="mt-4 mb-8 max-sm:order-1 max-sm:mt-6 max-sm:mb-0">
            <DashList items={benefits} />
          </div>
          <div className="mb-6 grid max-sm:mt-8 [&>.sheet]:flex [&>.sheet]:flex-col">{drawing}</div>
          <Actions links={[link]} secondaryOnly />
        </section>
      ))}
    </div>
  );
}
