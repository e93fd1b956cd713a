import type { XapiStreamContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';

interface XapiStreamProps
  extends Pick<XapiStreamContent, 'title' | 'place' | 'seen' | 'scorm' | 'statements'> {
  /** The ID of the statement that SCORM tracks, too. */
  opened: string | undefined;
}

/* On a phone, SCORM is below the statement. */
const row = 'max-sm:flex max-sm:flex-col-reverse';

/** A day as tracked by SCORM, next to the same day in xAPI statements. */
export function XapiStream({ scorm, statements, opened, ...sheet }: XapiStreamProps) {
  return (
    <DrawingFrame {...sheet} tone="graphite">
      <table className="max-sm:block w-full text-left font-mono text-[0.8rem] leading-6">
        <thead className="max-sm:block">
          <tr className={row}>
            <th scope="col" className="w-1/4 px-4 py-3 font-normal text-(--quiet) max-sm:sr-only">
              {scorm.heading}
            </th>
            <th scope="col" className="py-3 pr-4 pl-3 font-semibold max-sm:px-4">
              {scorm.instead}
            </th>
          </tr>
        </thead>
        <tbody className="align-top max-sm:block">
          {statements.map((each) => (
            <tr key={each.id} className={`border-t border-(--line) ${row}`}>
              {each.id === opened ? (
                <td className="px-4 py-3 max-sm:py-1">
                  <Label>{scorm.heading}</Label>
                  {scorm.tracked}
                </td>
              ) : (
                <td className="blank-hatch px-4 py-3 text-(--quiet) max-sm:py-1">
                  <Label>{scorm.heading}</Label>
                  {scorm.untracked}
                </td>
              )}
              <td
                className={`border-l-3 py-3 pr-4 pl-3 ${each.id === opened ? 'border-blue-light bg-graphite-raised' : 'border-(--line)'}`}
              >
                <StatementSummary {...each} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DrawingFrame>
  );
}

/** What a cell is in, on a phone, where its column's head isn't above it. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="sm:hidden">
      {children}:{' '}
    </span>
  );
}

/** A statement, short enough for a row. */
function StatementSummary({
  time,
  actor,
  verb,
  object,
  result,
}: XapiStreamContent['statements'][number]) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 lg:grid-cols-[5rem_1fr_auto]">
      <time className="text-(--quiet)">{time.slice(11)}</time>
      <span className="text-right lg:order-last">{formatResult(result)}</span>
      <p className="max-lg:col-span-2">
        {actor.name} <span className="text-blue-light">{verb}</span> {object.name}
      </p>
    </div>
  );
}

/** A result, short enough for a line. */
export function formatResult({
  score,
  response,
}: XapiStreamContent['statements'][number]['result']): string {
  if (response !== undefined) return response;
  if (score?.scaled !== undefined) return score.scaled.toFixed(2);
  return score?.raw === undefined ? '' : `${score.raw}/${score.max ?? ''}`;
}
