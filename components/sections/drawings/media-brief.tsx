import type { MediaBriefContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';

/** A typed page: confirmed facts, open questions, and a statement based only on the confirmed facts. */
export function MediaBrief({ confirmed, open, statement, facts, ...sheet }: MediaBriefContent) {
  return (
    <DrawingFrame {...sheet}>
      <div className="px-4 py-5 font-mono text-[0.8rem] leading-6 sm:px-8 sm:py-7 xl:grid xl:grid-cols-2 xl:gap-x-14">
        <div className="more mb-6 grid content-start gap-x-8 gap-y-6 sm:max-xl:grid-cols-2 xl:mb-0">
          <Facts {...confirmed} known />
          <Facts {...open} />
        </div>
        <div>
          <p className="underline underline-offset-4">{statement.heading}</p>
          <p className="mt-2 sm:text-[0.9rem]">
            {statement.before} <del className="text-red decoration-2">{statement.struck}</del>{' '}
            <ins className="bg-red/10 px-1.5 py-0.5 text-red no-underline">{statement.reason}</ins>{' '}
            <span className="more">{statement.after}</span>
          </p>
          <dl className="more mt-6 border-t border-dashed border-ink pt-4">
            {facts.map(({ name, text }) => (
              <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-x-3">
                <dt className="text-(--quiet)">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </DrawingFrame>
  );
}

type FactsProps = MediaBriefContent['confirmed'] & { known?: boolean };

function Facts({ heading, items, known = false }: FactsProps) {
  return (
    <div>
      <p className="underline underline-offset-4">{heading}</p>
      <ul className="mt-2">
        {items.map(({ text, from }) => (
          <li key={text} className="grid grid-cols-[1.25rem_1fr]">
            <span
              aria-hidden="true"
              className={`mt-[0.45rem] size-2.5 border border-ink ${known ? 'bg-ink' : ''}`}
            />
            <p>
              {text} <span className="text-(--quiet)">[{from}]</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
