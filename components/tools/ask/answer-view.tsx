import { EntryList } from '@/components/sections/drawings/entry-list';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { ChevronIcon } from '@/components/ui/icons';
import type { Answer } from '@/lib/plant/ask/answer';

interface AnswerViewProps {
  answer: Answer;
  /** The date of the shift. Entries of other days show theirs. */
  date: string;
  label: string;
}

/** As many entries as are shown at once, and how many are if there are more. */
const [most, less] = [8, 6];

/** What no record says, the answer, and the entries that it's based on. */
export function AnswerView({ answer, date, label }: AnswerViewProps) {
  const { sentence, sources, missing } = answer;
  const shown = sources.length > most ? less : sources.length;
  const [first, more] = [sources.slice(0, shown), sources.slice(shown)];
  return (
    <section aria-label={label} className="border-l-4 border-blue py-1 pl-4">
      {missing !== undefined && <p className="mb-2 text-(--quiet)">{missing}</p>}
      <p className="text-lg leading-snug text-pretty">
        <TaggedText text={sentence} />
      </p>
      {first.length > 0 && <EntryList entries={first} date={date} label="Sources" isWide />}
      {more.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center justify-between border-b border-(--line) font-semibold group-open:border-b-0">
            <span>{`${more.length} more entries`}</span>
            <ChevronIcon className="group-open:rotate-180" />
          </summary>
          <EntryList entries={more} date={date} label="More sources" isWide />
        </details>
      )}
    </section>
  );
}
