import type { ReactNode } from 'react';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import type { LinkItem } from '@/lib/content/types';
import { Today } from './dates';
import { Wordmark } from './wordmark';

interface SheetBlockProps {
  /** The product's name. */
  name: string;
  title: string;
  /** Where the page is published, for print. */
  address: string;
  /** The date of its text, YYYY-MM-DD, or `today`. */
  revision: string | undefined;
  /** The day of the build, YYYY-MM-DD. */
  today: string;
  /** Its number in the set of written pages, and the page after it; null for others. */
  sheet: { number: number; count: number; next: LinkItem } | null;
}

/** The title block at the end of a page, as on a drawing. In print, it's at the foot of every sheet of paper. */
export function SheetBlock({ name, title, address, revision, today, sheet }: SheetBlockProps) {
  return (
    <section aria-label="Title block" className="sheet-block">
      <div className="measure">
        <div className="sheet-fields">
          <div>
            <Wordmark name={name} />
          </div>
          <dl>
            <Field name="Title">{title}</Field>
            {sheet !== null && (
              <Field name="Sheet">
                {sheet.number} of {sheet.count}
              </Field>
            )}
            {revision !== undefined && (
              <Field name="Revision">
                {revision === 'today' ? (
                  <Today built={today} />
                ) : (
                  <time dateTime={revision}>{formatRevision(revision)}</time>
                )}
              </Field>
            )}
          </dl>
          {sheet !== null && (
            <a href={sheet.next.href} className="print:hidden">
              {sheet.next.label}
              <OffPageConnectorIcon />
            </a>
          )}
          <p className="hidden font-mono print:block">{address}</p>
        </div>
      </div>
    </section>
  );
}

/** A date in few characters: “Nov 27, 2026”. */
function formatRevision(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="tag text-steel">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
