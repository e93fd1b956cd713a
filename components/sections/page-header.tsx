import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface PageHeaderProps {
  title: string;
  lead: string;
  actions?: readonly LinkItem[];
  /** The date line below the lead, on legal pages. */
  dated?: ReactNode;
}

export function PageHeader({ title, lead, actions = [], dated }: PageHeaderProps) {
  return (
    <div className="measure pt-8 md:pt-14 xl:[@media(height<46rem)]:pt-6">
      <h1 className="text-title font-bold tracking-[-0.025em] xl:[@media(height<46rem)]:text-5xl">
        {title}
      </h1>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 xl:[@media(height<46rem)]:-mt-2">
        <p className="mt-6 sm:max-lg:mt-3 max-w-3xl text-xl leading-relaxed text-steel">{lead}</p>
        {dated}
      </div>
      <div className="mt-8 pb-8 empty:hidden">
        <Actions links={actions} />
      </div>
    </div>
  );
}
