import { logRowId } from '@/lib/plant/places';
import { DrawingFrame } from './drawing-frame';
import { TaggedText } from './tagged-text';

interface TrainingHistoryProps {
  title: string;
  place: string;
  seen: string;
  /** Entries of the shift log. */
  entries: readonly { time: string; kind: string; tag: string; text: string; by: string }[];
}

/** Courses, drills, and work that count as training, each with its entry in the shift log. */
export function TrainingHistory({ entries, ...sheet }: TrainingHistoryProps) {
  return (
    <DrawingFrame {...sheet}>
      <ul className="grid grow">
        {entries.map(({ time, kind, tag, text, by }) => (
          <li key={time} className="history-row border-b border-(--line) px-4 py-3 last:border-b-0">
            <a href={`/Platform#${logRowId(time)}`} className="font-mono leading-6 underline">
              {time}
            </a>
            <p>
              <span className="tag block text-(--quiet)">{kind}</span>
              <TaggedText text={`${tag} ${text}`} />
            </p>
            <p className="text-[0.85rem] text-(--quiet)">
              <TaggedText text={by} />
            </p>
          </li>
        ))}
      </ul>
    </DrawingFrame>
  );
}
