import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  /** The instrument bubble on the line: two short words, like a tag on a drawing. */
  tag: string;
  heading: ReactNode;
  lead?: ReactNode;
  tone?: 'paper' | 'graphite';
  children?: ReactNode;
}

/** A stretch of the process line that runs down the page, with its tag, heading and content. */
export function Section({ id, tag, heading, lead, tone = 'paper', children }: SectionProps) {
  const graphite = tone === 'graphite';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={graphite ? 'on-graphite bg-graphite text-paper' : ''}
    >
      <div className="measure">
        <div
          className={`relative border-l py-16 pl-6 sm:pl-10 md:py-24 @5xl:pl-24 ${graphite ? 'border-graphite-rule' : 'border-rule'}`}
        >
          <p
            className={`bubble tag mb-5 w-fit rounded-full border px-3 py-1 @5xl:absolute @5xl:top-24 @5xl:left-0 @5xl:mb-0 @5xl:grid @5xl:size-24 @5xl:[translate:-50%] @5xl:place-items-center @5xl:p-1 @5xl:text-center @5xl:[word-spacing:4rem] @5xl:leading-tight ${graphite ? 'border-steel-light bg-graphite text-steel-light' : 'border-steel bg-paper text-steel'}`}
          >
            {tag}
          </p>
          <h2 id={`${id}-heading`} className="max-w-4xl text-heading">
            {heading}
          </h2>
          {lead !== undefined && (
            <p className={`mt-5 max-w-2xl text-lg ${graphite ? 'text-steel-light' : 'text-steel'}`}>
              {lead}
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
