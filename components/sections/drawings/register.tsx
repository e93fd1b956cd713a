import { ChevronIcon } from '@/components/ui/icons';
import { recordId } from '@/lib/plant/identifiers';
import type { RegisterSection } from '@/lib/plant/records';
import { DrawingFrame } from './drawing-frame';
import { EntryList } from './entry-list';

interface RegisterProps {
  title: string;
  place: string;
  seen: string;
  sections: readonly RegisterSection[];
  /** The date of the shift. */
  date: string;
}

/** Every record of the example plant, by kind; kinds are closed on phones. The export links tags on all pages to it, and lists those places here. */
export function Register({ sections, date, ...sheet }: RegisterProps) {
  return (
    <DrawingFrame {...sheet}>
      {sections.map(({ kind, records }) => (
        <section key={kind} className="border-b border-(--line) px-4 py-4 last-of-type:border-b-0">
          <h3 className="tag text-(--quiet)">{kind}</h3>
          <details className="collapsible group">
            <summary className="flex min-h-11 items-center justify-between">
              {records.length} records
              <ChevronIcon className="group-open:rotate-180" />
            </summary>
            <ul className="mt-2 gap-x-10 md:columns-2">
              {records.map((record) => (
                <RegisterRecord key={record.tag} {...record} date={date} />
              ))}
            </ul>
          </details>
        </section>
      ))}
    </DrawingFrame>
  );
}

type RegisterRecordProps = RegisterSection['records'][number] & Pick<RegisterProps, 'date'>;

function RegisterRecord({ tag, what, facts, entries, date }: RegisterRecordProps) {
  return (
    <li
      id={recordId(tag)}
      data-record={tag}
      className="record-row break-inside-avoid border-t border-(--line) py-2"
    >
      <p>
        <strong className="mr-2 font-mono text-[0.8rem] font-normal whitespace-nowrap">
          {tag}
        </strong>
        {what}
      </p>
      {facts.length > 0 && <p className="text-(--quiet)">{facts.join(' · ')}</p>}
      {entries.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-(--quiet)">
            {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
          </summary>
          <EntryList entries={entries} date={date} label={`Entries of ${tag}`} of={tag} />
        </details>
      )}
      <p className="record-places text-(--quiet)" />
    </li>
  );
}
