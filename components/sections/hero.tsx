import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface HeroProps {
  tag?: string;
  headline: string;
  lead: string;
  actions?: LinkItem[];
  /** The headline spans the film too, for sentences too long for half the width. */
  wide?: boolean;
  /** Next to the lead: a film, or a drawing. */
  children: ReactNode;
}

/** The first view of a page: its message on graphite, next to a film or drawing. */
export function Hero({ tag, headline, lead, actions = [], wide = false, children }: HeroProps) {
  return (
    <section className="on-graphite drawing-grid bg-graphite text-paper">
      <div className="measure grid items-center gap-x-14 gap-y-10 py-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:py-16">
        <div className={wide ? 'contents' : ''}>
          <div className={wide ? '-mb-4 xl:col-span-2' : ''}>
            {tag !== undefined && <p className="tag mb-5 text-steel-light">{tag}</p>}
            <h1
              className={`leading-[1.02] font-bold tracking-[-0.025em] ${wide ? 'text-title' : 'max-w-3xl text-hero'}`}
            >
              {sentencesOf(headline).map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </h1>
          </div>
          <div className={wide ? 'flex flex-col justify-between self-stretch' : 'mt-6'}>
            <p className="max-w-xl text-steel-light md:text-lg">{lead}</p>
            <div className="mt-6 empty:hidden">
              <Actions links={actions} tone="graphite" />
            </div>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** Each sentence of a headline has a line of its own. */
function sentencesOf(headline: string): string[] {
  return headline.split(/(?<=\.) /);
}
