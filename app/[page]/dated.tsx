import { CalendarDate, Today } from '@/components/ui/today';

interface DatedProps {
  updated: string | undefined;
  effective: string | undefined;
}

/** The dates of a legal text: when it took effect, when it was last updated. */
export function Dated({ updated, effective }: DatedProps) {
  if (effective !== undefined) {
    return (
      <p className="tag mt-6 text-steel normal-case">
        Effective <CalendarDate day={effective} />
      </p>
    );
  }
  if (updated === undefined) return null;
  return (
    <p className="tag mt-6 text-steel normal-case">
      Last updated{' '}
      {updated === 'today' ? (
        <Today built={new Date().toISOString().slice(0, 10)} />
      ) : (
        <CalendarDate day={updated} />
      )}
    </p>
  );
}
