import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface HeroProps {
  tag?: string;
  headline: string;
  lead: string;
  actions?: LinkItem[];
  /** The headline spans the full width, for sentences that are too long for half of it. */
  wide?: boolean;
  /** Next to the lead: a film, or a drawing. */
  children: ReactNode;
}

/** The first view of a page: its message on graphite, next to a film or drawing. */
export function Hero({ tag, headline, lead, actions = [], wide = false, children }: HeroProps) {
  return (
    <section className="on-graphite drawing-grid bg-graphite text-paper">
      <div className="measure split items-center py-10 md:py-14">
        <div className={wide ? 'contents' : ''}>
          <div className={wide ? 'col-span-full' : ''}>
            {tag !== undefined && <p className="tag mb-4 text-steel-light">{tag}</p>}
            <h1 className={wide ? 'text-title' : 'max-w-3xl text-hero'}>
              {sentencesOf(headline).map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </h1>
          </div>
          <div className={wide ? 'flex flex-col justify-between self-stretch' : 'mt-6'}>
            <p className="max-w-xl text-steel-light md:text-lg">{lead}</p>
            {actions.length > 0 && (
              <div className="mt-6">
                <Actions links={actions} tone="graphite" />
              </div>
            )}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** Each sentence of a headline gets its own line. */
function sentencesOf(headline: string): string[] {
  return headline.split(/(?<=\.) /);
}
