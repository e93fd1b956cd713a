import type { ReactNode } from 'react';
import type { PermitBoardContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';
import {
  columns,
  firstHour,
  formatHour,
  formatHours,
  type Hours,
  lastHour,
  moveClass,
} from './permit-hours';

/**
 * A day of permits on one time axis, as planned and as rescheduled. Both are in the HTML; radio buttons switch between
 * them with CSS only (`.permit-board` in app/drawings.css).
 */
export function PermitBoard({
  permits,
  views,
  fireWatch,
  conflict,
  resolved,
  ...sheet
}: PermitBoardContent) {
  const inConflict = permits.filter(({ conflicting }) => conflicting);
  const shared = {
    from: Math.max(...inConflict.map(({ from }) => from)),
    until: Math.min(...inConflict.map(({ until }) => until)),
  };
  return (
    <DrawingFrame {...sheet}>
      <div className="permit-board">
        <fieldset className="flex flex-wrap px-4 py-3">
          <legend className="sr-only">{views.label}</legend>
          <View value="planned" checked>
            {views.planned}
          </View>
          <View value="final">{views.final}</View>
        </fieldset>
        <div aria-hidden="true" className="job border-t border-(--line)">
          <div className="hours tag text-(--quiet)">
            {[0, 3, 6, 9].map((hours) => (
              <span key={hours}>{formatHour(firstHour + hours)}</span>
            ))}
          </div>
        </div>
        <ul>
          {permits.map((job) => (
            <Row key={job.tag} job={job} shared={shared} fireWatch={fireWatch} />
          ))}
        </ul>
        <div className="either border-t-2">
          <Verdict {...conflict} look="if-planned text-red">
            , <span className="whitespace-nowrap">{formatHours(shared)}</span>, {conflict.where}
          </Verdict>
          <Verdict {...resolved} look="if-final text-green" />
        </div>
      </div>
    </DrawingFrame>
  );
}

interface ViewProps {
  value: 'planned' | 'final';
  checked?: boolean;
  children: string;
}

function View({ value, checked = false, children }: ViewProps) {
  return (
    <label className="view">
      <input type="radio" name="permit-board" value={value} defaultChecked={checked} />
      {children}
    </label>
  );
}

interface RowProps {
  job: PermitBoardContent['permits'][number];
  /** The hours of the conflict. */
  shared: Hours;
  fireWatch: string;
}

function Row({ job, shared, fireWatch }: RowProps) {
  const { tag, work, where, conflicting, final } = job;
  const move = final.from - job.from;
  return (
    <li className="job border-t border-(--line)">
      <p className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
        <span className="font-mono">{tag}</span>
        <span className="either font-mono">
          <span className={move > 0 ? 'if-planned' : ''}>{formatHours(job)}</span>
          {move > 0 && <span className="if-final">{formatHours(final)}</span>}
        </span>
        <span className="basis-full text-(--quiet)">
          <NoBreakTags text={where} />
        </span>
      </p>
      <div className="hours">
        {move > 0 && <i className={`if-final bar dashed ${columns(job)}`} />}
        {job.fireWatch !== null && (
          <FireWatch from={job.until} until={job.fireWatch}>
            {fireWatch}
          </FireWatch>
        )}
        <b
          className={`bar ${columns(job)} ${moveClass(move)} ${tag.startsWith('LOTO') ? 'bg-red text-paper' : 'bg-amber'}`}
        >
          {work}
        </b>
        {conflicting && <i className={`if-planned conflict-hatch ${columns(shared)}`} />}
      </div>
    </li>
  );
}

/** An hour is narrow on a phone, so the text follows the bar, except at the end of the board. */
function FireWatch({ from, until, children }: Hours & { children: string }) {
  const endsTheDay = until >= lastHour;
  return (
    <>
      <i className={`bar dashed ${columns({ from, until })}`} />
      <span
        className={`bar text-xs ${columns(endsTheDay ? { from, until } : { from: until, until: lastHour })}`}
      >
        {children}
      </span>
    </>
  );
}

interface VerdictProps {
  heading: string;
  text: string;
  from: string;
  look: string;
  /** The rest of the heading. */
  children?: ReactNode;
}

function Verdict({ heading, text, from, look, children }: VerdictProps) {
  return (
    <div className={`job px-4 py-3 ${look}`}>
      <p className="text-lg font-semibold sm:pr-6">
        {heading}
        {children}
      </p>
      <div className="max-w-3xl text-ink">
        <p>
          <NoBreakTags text={text} />
        </p>
        <p className="mt-1 text-(--quiet)">
          <NoBreakTags text={from} />
        </p>
      </div>
    </div>
  );
}
