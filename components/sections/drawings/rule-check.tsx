import type { LinkItem, RuleCheckContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';

interface RuleCheckProps extends Omit<RuleCheckContent, 'conflict'> {
  conflict: Omit<RuleCheckContent['conflict'], 'link'> & { link: LinkItem };
}

/** A question that a rule answers, next to one that has no answer, because records are missing. */
export function RuleCheck({ conflict, gap, ...sheet }: RuleCheckProps) {
  return (
    <DrawingFrame {...sheet}>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <ConflictStrip {...conflict} />
        <Records {...gap} />
      </div>
    </DrawingFrame>
  );
}

/** The permits’ hours as bars, with those in conflict hatched. */
function ConflictStrip({
  axis,
  question,
  shift,
  permits,
  found,
  answer,
  link,
}: RuleCheckProps['conflict']) {
  const share = (minutes: number) =>
    `${Math.round((minutes / (shift.until - shift.from)) * 1000) / 10}%`;
  const bar = ({ from, until }: typeof shift) => ({
    x: share(from - shift.from),
    width: share(until - from),
  });
  return (
    <div className="px-4 py-4">
      <h3 className="text-lg leading-snug">{question}</h3>
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <pattern
          id="conflict-strip"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="8" height="3" className="fill-red/60" />
        </pattern>
      </svg>
      <ul className="mt-3">
        {permits.map(({ tag, work, bay, hours, ...permit }) => (
          <li key={tag} className="mt-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="font-mono text-[0.8rem]">{tag}</span> {work}, bay {bay}
              </span>
              <span className="font-mono text-[0.8rem] leading-6">{hours}</span>
            </p>
            <svg aria-hidden="true" className="mt-1 h-6 w-full bg-paper">
              <rect {...bar(permit)} height="100%" className="fill-amber" />
              {found && (
                <rect
                  {...bar(found)}
                  height="100%"
                  fill="url(#conflict-strip)"
                  className="stroke-red"
                  strokeWidth="2"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="mt-1 flex justify-between font-mono text-[0.75rem] text-(--quiet)"
      >
        {axis.map((time) => (
          <span key={time} className="@max-[22rem]/page:even:hidden">
            {time}
          </span>
        ))}
      </p>
      {found && (
        <p className="mt-2">
          <strong className="font-semibold text-red">
            {answer} {found.rule}, {found.hours}.
          </strong>{' '}
          <span className="text-(--quiet)">{found.source}</span>
        </p>
      )}
      <p className="print:hidden">
        <a href={link.href} className="inline-block py-2 text-blue underline">
          {link.label}
        </a>
      </p>
    </div>
  );
}

/** The records that the answer takes: those on file with their entries, the others with who can supply them. */
function Records({ question, asked, records, missing, answer, reason }: RuleCheckContent['gap']) {
  return (
    <div className="border-(--line) px-4 py-4 max-lg:border-t lg:border-l">
      <h3 className="flex flex-wrap justify-between gap-x-4 text-lg leading-snug">
        <span>{question}</span>{' '}
        <span className="font-mono text-[0.8rem] leading-6 font-normal">{asked}</span>
      </h3>
      <ul className="mt-3">
        {records.map(({ what, logged, ask }) => (
          <li
            key={what}
            className={`grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 @max-[22rem]/page:grid-cols-[1.25rem_minmax(0,1fr)] border-t py-1.5 leading-6 ${logged ? 'border-(--line)' : 'border-dashed border-ink'}`}
          >
            <span
              aria-hidden="true"
              className={`mt-[0.45rem] size-2.5 border border-ink ${logged ? 'bg-ink' : 'border-dashed'}`}
            />
            <span className={logged ? '' : 'font-semibold'}>{what}</span>
            <span className="text-right font-mono text-[0.8rem] @max-[22rem]/page:col-start-2 @max-[22rem]/page:text-left">
              {logged ? `${logged.tag} ${logged.time}` : `${missing} · ${ask}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t border-ink pt-2">
        <strong className="font-semibold">
          {answer} {reason}
        </strong>
      </p>
    </div>
  );
}
