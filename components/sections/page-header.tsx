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
    <div className="measure pt-8 md:pt-14">
      <h1 className="text-title font-bold tracking-[-0.025em]">{title}</h1>
      <p className="mt-6 max-w-3xl text-xl leading-relaxed text-steel">{lead}</p>
      {dated}
      <div className="mt-8 pb-8 empty:hidden">
        <Actions links={actions} />
      </div>
    </div>
  );
}
