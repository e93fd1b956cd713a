import type { RuleCheckContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';

/** A question without an answer, because records are missing: those on file, and who can supply the others. */
export function RuleCheck(check: RuleCheckContent) {
  const { question, records, missing, answer, reason, title, place, seen } = check;
  return (
    <DrawingFrame title={title} place={place} seen={seen} data="Example data">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 p-4 lg:grid-cols-[5fr_7fr] lg:p-8">
        <div>
          <h3 className="text-2xl leading-tight lg:text-4xl">{question}</h3>
          <p className="mt-2 text-lg lg:text-2xl">
            {answer} {reason}
          </p>
        </div>
        <ul className="border-b border-(--line)">
          {records.map(({ what, logged, ask }) => (
            <li
              key={what}
              className={`grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 border-t py-2 leading-6 @max-[22rem]/page:grid-cols-[1.25rem_minmax(0,1fr)] ${logged ? 'border-(--line)' : 'border-dashed border-ink'}`}
            >
              <span
                aria-hidden="true"
                className={`mt-1.5 size-3 border-2 border-ink ${logged ? 'bg-ink' : 'border-dashed'}`}
              />
              <span className={logged ? '' : 'font-semibold'}>{what}</span>
              <span className="text-right font-mono text-[0.8rem] @max-[22rem]/page:col-start-2 @max-[22rem]/page:text-left">
                {logged ? `${logged.tag} ${logged.time}` : `${missing} · ${ask}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DrawingFrame>
  );
}
