import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface HeroProps {
  tag?: string;
  headline: string;
  lead: string;
  actions?: LinkItem[];
  /** Whether the headline spans the full width, and so does the picture, where it isn't next to the lead. */
  isWide?: boolean;
  /** Next to the lead: a film, or a drawing. */
  children: ReactNode;
}

/** The first view of a page: its message on graphite, next to a film or drawing. */
export function Hero({ tag, headline, lead, actions = [], isWide = false, children }: HeroProps) {
  return (
    <section className="on-graphite bg-graphite text-paper">
      {/* In a low window, the actions are in the first view, too. */}
      <div
        className={`measure split py-10 md:py-14 xl:[@media(height<46rem)]:py-8 ${isWide ? 'hero-wide' : 'xl:grid-cols-2'}`}
      >
        <div className={isWide ? 'contents' : ''}>
          <div className={isWide ? 'col-span-full' : ''}>
            {tag !== undefined && (
              <p className="tag mb-4 text-steel-light xl:[@media(height<46rem)]:mb-2">{tag}</p>
            )}
            <h1
              // A short headline has room for the largest size next to the picture, too.
              className={`whitespace-pre-line ${
                isWide
                  ? 'text-title xl:[@media(height<46rem)]:text-[4rem]'
                  : headline.length < 30
                    ? 'text-title xl:[@media(height<46rem)]:text-hero'
                    : 'max-w-3xl text-hero xl:text-[4rem]'
              }`}
            >
              {onLines(headline)}
            </h1>
          </div>
          <div className={isWide ? '' : 'mt-6'}>
            <p className="max-w-xl text-steel-light md:text-lg">{lead}</p>
            {actions.length > 0 && (
              <div className="mt-8">
                <Actions links={actions} tone="graphite" />
              </div>
            )}
          </div>
        </div>
        {isWide ? <div className="bleeds">{children}</div> : children}
      </div>
    </section>
  );
}

type WideHeroProps = Pick<HeroProps, 'headline' | 'lead' | 'actions' | 'children'>;

/** The first view of a page whose film is as wide as the window, below its message. */
export function WideHero({ headline, lead, actions = [], children }: WideHeroProps) {
  return (
    <section className="on-graphite bg-graphite text-paper">
      <div className="measure grid gap-x-14 gap-y-4 py-7 xl:grid-cols-[7fr_5fr] xl:items-end">
        <h1 className="text-hero text-balance">{headline}</h1>
        <div className="grid gap-4">
          <p className="max-w-xl text-steel-light md:text-lg">{lead}</p>
          <Actions links={actions} tone="graphite" />
        </div>
      </div>
      {children}
    </section>
  );
}

/** A headline with a line for each sentence. One text, so the preview desk finds its place whichever line is pressed. */
const onLines = (headline: string) => headline.replaceAll(/(?<=\.) /g, '\n');
