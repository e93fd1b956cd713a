import { CalendarDate, Today } from '@/components/shell/dates';

interface LegalDatesProps {
  /** A date, or `today`. */
  updated: string | undefined;
  /** A date, or a phrase that follows “Effective”. */
  effective: string | undefined;
}

/** Effective and last-updated dates of a legal text. */
export function LegalDates({ updated, effective }: LegalDatesProps) {
  return (
    <div className="tag mt-8 flex flex-wrap text-steel normal-case *:-mr-0.5 *:-mb-0.5 *:border-2 *:border-ink *:bg-white *:px-4 *:py-2.5">
      {effective !== undefined && (
        <p>
          Effective{' '}
          {/^\d{4}-\d\d-\d\d$/.test(effective) ? <CalendarDate day={effective} /> : effective}
        </p>
      )}
      {updated !== undefined && (
        <p>
          Last updated{' '}
          {updated === 'today' ? (
            <Today built={new Date().toISOString().slice(0, 10)} />
          ) : (
            <CalendarDate day={updated} />
          )}
        </p>
      )}
    </div>
  );
}
