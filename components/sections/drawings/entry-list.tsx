import { type Entry, showTime } from '@/lib/plant/entries';
import { placeOf } from '@/lib/plant/places';
import { NoBreakTags } from './no-break-tags';
import { TaggedText } from './tagged-text';

interface EntryListProps {
  entries: readonly Entry[];
  /** The date of the shift. Entries of other days show theirs. */
  date: string;
  label: string;
  /** The record that the entries are about. Each entry that set its state shows the new one. */
  of?: string;
  /** Whether the list is as wide as the page. Then, who wrote an entry is at its right end. */
  isWide?: boolean;
}

/** Entries with their times, which lead to where the site shows them, what they're about, and who wrote them. */
export function EntryList({ entries, date, label, of, isWide = false }: EntryListProps) {
  return (
    <ul aria-label={label} className="mt-3 border-t border-(--line)">
      {entries.map((entry) => {
        const { at, about, text, by, source, sets = {} } = entry;
        const state = of === undefined ? undefined : sets[of];
        const place = placeOf(entry);
        const time = <time dateTime={at}>{showTime(entry, date)}</time>;
        return (
          <li
            key={`${at} ${about[0]} ${text}`}
            className={`flex flex-wrap gap-x-2 border-b border-(--line) py-2 ${isWide ? '@2xl/page:grid @2xl/page:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,12rem)] @2xl/page:items-baseline @5xl/page:grid-cols-[3.5rem_minmax(0,1fr)_auto] @5xl/page:gap-x-6 @5xl/page:py-1' : ''}`}
          >
            <span className="w-14 shrink-0 font-mono text-[0.8rem] leading-6">
              {place === null ? (
                time
              ) : (
                <a href={place} className="inline-block min-w-6 underline">
                  {time}
                </a>
              )}
            </span>
            {/* Below the time if there's no room next to it. */}
            <span className={`min-w-0 flex-1 basis-32 ${isWide ? '@2xl/page:contents' : ''}`}>
              <span>
                {about[0] !== undefined && about[0] !== of && !text.includes(about[0]) && (
                  <span>
                    <TaggedText text={about[0]} />{' '}
                  </span>
                )}
                <TaggedText text={text} />
                {state !== undefined && <NoBreakTags text={`. ${of}: ${state}`} />}
              </span>
              <span
                className={`block text-[0.85rem] text-(--quiet) ${isWide ? '@2xl/page:text-right' : ''}`}
              >
                <TaggedText text={[...by, source].join(', ')} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
