import type { Answer } from '@/lib/plant/ask/answer';
import { TaggedText } from '../records/tagged-text';

interface AnswerViewProps {
  answer: Answer;
  /** Tags and names that have a record. */
  tags: readonly string[];
  /** The date of the shift. Entries of other days show theirs. */
  date: string;
}

/** An answer, the entries that it's based on, and what no record says. */
export function AnswerView({ answer, tags, date }: AnswerViewProps) {
  const { sentence, sources, missing, kind } = answer;
  const isMissing = kind === 'none' || kind === 'unknown';
  return (
    <section
      aria-label="Answer"
      className={`border-l-4 py-1 pl-4 ${isMissing ? 'border-amber' : 'border-blue'}`}
    >
      <p className="text-lg leading-snug">
        <TaggedText text={sentence} tags={tags} />
      </p>
      {sources.length > 0 && (
        <ul aria-label="Sources" className="mt-3 border-t border-(--line)">
          {sources.map(({ at, text, by, source }) => (
            <li
              key={`${at} ${text}`}
              className="grid grid-cols-[4.25rem_1fr] gap-x-2 border-b border-(--line) py-2"
            >
              <time dateTime={at} className="font-mono text-[0.8rem] leading-6">
                {at.startsWith(date) ? at.slice(11) : at.slice(5, 10)}
              </time>
              <span>
                <TaggedText text={text} tags={tags} />{' '}
                <span className="text-(--quiet)">
                  <TaggedText text={[...by, source].join(', ')} tags={tags} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {missing !== undefined && <p className="mt-3 text-(--quiet)">{missing}</p>}
    </section>
  );
}
