import { EntryList } from '@/components/sections/drawings/entry-list';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import type { Answer } from '@/lib/plant/ask/answer';

interface AnswerViewProps {
  answer: Answer;
  /** The date of the shift. Entries of other days show theirs. */
  date: string;
}

/** An answer, the entries that it's based on, and what no record says. */
export function AnswerView({ answer, date }: AnswerViewProps) {
  const { sentence, sources, missing, kind } = answer;
  const isMissing = kind === 'none' || kind === 'unknown';
  return (
    <section
      aria-label="Answer"
      className={`border-l-4 py-1 pl-4 ${isMissing ? 'border-amber' : 'border-blue'}`}
    >
      <p className="text-lg leading-snug text-balance">
        <TaggedText text={sentence} />
      </p>
      {sources.length > 0 && <EntryList entries={sources} date={date} label="Sources" isWide />}
      {missing !== undefined && <p className="mt-3 text-(--quiet)">{missing}</p>}
    </section>
  );
}
