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

/**
 * Every record of the example plant, by kind, closed. A link to a record opens its kind. The export links tags on all
 * pages to it, and lists those places here. On a phone, the kinds are folded into one line.
 */
export function Register({ sections, date, ...sheet }: RegisterProps) {
  return (
    <DrawingFrame {...sheet}>
      <details className="collapsible group/all">
        <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold">
          {`${sections.reduce((sum, { records }) => sum + records.length, 0)} records by kind`}
          <ChevronIcon className="group-open/all:rotate-180" />
        </summary>
        {/* An open kind has the whole row, and the next one closes the gap that it leaves. */}
        <div className="-mb-px overflow-hidden max-sm:border-t max-sm:border-(--line) sm:grid sm:grid-flow-dense sm:grid-cols-2">
          {sections.map(({ kind, records }) => (
            <details
              key={kind}
              className="group border-b border-(--line) sm:border-r sm:-mr-px sm:open:col-span-full"
            >
              <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 hover:bg-paper">
                <h3 className="tag">{kind}</h3>
                <span className="text-(--quiet)">
                  {records.length}
                  <span className="@min-[44rem]/page:@max-[52rem]/page:sr-only"> records</span>
                </span>
                <ChevronIcon className="group-open:rotate-180" />
              </summary>
              <ul className="gap-x-6 px-4 pb-4 sm:grid sm:grid-cols-2 @min-[44rem]/page:grid-cols-3 @min-[64rem]/page:gap-x-10">
                {records.map((record) => (
                  <RegisterRecord key={record.tag} {...record} date={date} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </details>
    </DrawingFrame>
  );
}

type RegisterRecordProps = RegisterSection['records'][number] & Pick<RegisterProps, 'date'>;

function RegisterRecord({ tag, what, facts, entries, date }: RegisterRecordProps) {
  return (
    <li
      id={recordId(tag)}
      data-record={tag}
      className="record-row border-t border-(--line) py-2.5 @min-[80rem]/page:grid @min-[80rem]/page:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <strong className="font-mono text-[0.8rem] leading-6 font-normal">{tag}</strong>
      <div className="min-w-0 leading-6">
        <p>{what}</p>
        {facts.length > 0 && <p className="text-(--quiet)">{facts.join(' · ')}</p>}
        {entries.length > 0 && (
          <details className="open:mb-2">
            <summary className="cursor-pointer text-(--quiet)">
              {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
            </summary>
            <EntryList entries={entries} date={date} label={`Entries of ${tag}`} of={tag} />
          </details>
        )}
        <p className="record-places text-(--quiet)" />
      </div>
    </li>
  );
}
