import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface HeroProps {
  tag?: string;
  headline: string;
  lead: string;
  actions?: LinkItem[];
  /** What stands beside the words: a film, or a drawing. */
  children: ReactNode;
}

/** The first view of a page: its words on graphite, beside what they are about. */
export function Hero({ tag, headline, lead, actions = [], children }: HeroProps) {
  return (
    <section className="on-graphite drawing-grid bg-graphite text-paper">
      <div className="measure grid items-center gap-x-14 gap-y-10 py-12 md:py-16 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:py-20">
        <div>
          {tag !== undefined && <p className="tag mb-5 text-steel-light">{tag}</p>}
          <h1 className="max-w-3xl text-hero leading-[1.02] font-bold tracking-[-0.025em]">
            {sentencesOf(headline).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-steel-light">{lead}</p>
          <div className="mt-8 empty:hidden">
            <Actions links={actions} tone="graphite" />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** A headline of two sentences has each on a line of its own. */
function sentencesOf(headline: string): string[] {
  return headline.split(/(?<=\.) /);
}
