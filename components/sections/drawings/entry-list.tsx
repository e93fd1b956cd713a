import { type Entry, showTime } from '@/lib/plant/entries';
import { TaggedText } from './tagged-text';

interface EntryListProps {
  entries: readonly Entry[];
  /** The date of the shift. Entries of other days show theirs. */
  date: string;
  label: string;
}

/** Entries with their times, what they're about, and who wrote them. */
export function EntryList({ entries, date, label }: EntryListProps) {
  return (
    <ul aria-label={label} className="mt-3 border-t border-(--line)">
      {entries.map((entry) => {
        const { at, about, text, by, source } = entry;
        return (
          <li
            key={`${at} ${about[0]} ${text}`}
            className="grid grid-cols-[3.5rem_1fr] gap-x-2 border-b border-(--line) py-2"
          >
            <time dateTime={at} className="font-mono text-[0.8rem] leading-6">
              {showTime(entry, date)}
            </time>
            <span>
              {about[0] !== undefined && !text.includes(about[0]) && (
                <>
                  <TaggedText text={about[0]} />{' '}
                </>
              )}
              <TaggedText text={text} />{' '}
              <span className="text-(--quiet)">
                <TaggedText text={[...by, source].join(', ')} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
