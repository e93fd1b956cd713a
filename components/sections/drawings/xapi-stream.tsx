import { Fragment } from 'react';
import type { XapiStreamContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { formatJson } from './format-json';

interface XapiStreamProps
  extends Pick<
    XapiStreamContent,
    'title' | 'place' | 'seen' | 'scorm' | 'opened' | 'note' | 'statements'
  > {
  /** The full JSON of the opened statement. */
  statement: object;
}

/** A day as tracked by SCORM, next to the same day in xAPI statements, one of them in full. */
export function XapiStream({
  scorm,
  statements,
  opened,
  statement,
  note,
  ...sheet
}: XapiStreamProps) {
  return (
    <DrawingFrame {...sheet} tone="graphite">
      <div className="grid grid-cols-1 lg:grid-cols-[7fr_5fr]">
        <div className="grid grid-rows-[1fr_auto]">
          <table className="h-full w-full text-left font-mono text-[0.8rem]">
            <thead>
              <tr>
                <th scope="col" className="w-1/4 px-4 py-3 font-normal text-(--quiet)">
                  {scorm.heading}
                </th>
                <th scope="col" className="py-3 pr-4 pl-3 font-semibold">
                  {scorm.instead}
                </th>
              </tr>
            </thead>
            <tbody className="align-top">
              {statements.map((each, index) => (
                <tr key={each.id} className="border-t border-(--line)">
                  {index + 1 === opened ? (
                    <td className="px-4 py-3">{scorm.tracked}</td>
                  ) : (
                    <td className="blank-hatch px-4 py-3 text-(--quiet)">{scorm.untracked}</td>
                  )}
                  <td
                    className={`border-l-3 py-3 pr-4 pl-3 ${index + 1 === opened ? 'border-blue-light bg-graphite-raised' : 'border-(--line)'}`}
                  >
                    <StatementSummary {...each} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="border-t border-(--line) px-4 py-3 text-(--quiet)">{note}</p>
        </div>
        <pre className="border-(--line) bg-graphite-raised px-4 py-3.5 font-mono text-[0.75rem] leading-relaxed wrap-anywhere whitespace-pre-wrap max-lg:border-t lg:border-l">
          {formatJson(statement, 56)
            .split('\n')
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, and their order never changes
              <Line key={index} text={line} />
            ))}
        </pre>
      </div>
    </DrawingFrame>
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
    <>
      <p className="flex justify-between gap-3">
        <time className="text-(--quiet)">{time.slice(11)}</time>
        <span>{formatResult(result)}</span>
      </p>
      <p>
        {actor.name} <span className="text-blue-light">{verb}</span>{' '}
        <span className="sm:block">{object.name}</span>
      </p>
    </>
  );
}

/** A line of JSON with a hanging indent if it wraps. URLs wrap at slashes. */
function Line({ text }: { text: string }) {
  const [, indent = '', key = '', rest = ''] = /^(\s*)("[^"]+":)?(.*)$/.exec(text) ?? [];
  return (
    <span className="block pl-[4ch] -indent-[4ch]">
      {indent}
      {key !== '' && <span className="text-blue-light">{key}</span>}
      {rest.split(/(?<=\w\/)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A result, short enough for a line. */
function formatResult({
  score,
  response,
}: XapiStreamContent['statements'][number]['result']): string {
  if (response !== undefined) return response;
  if (score?.scaled !== undefined) return score.scaled.toFixed(2);
  return score?.raw === undefined ? '' : `${score.raw}/${score.max ?? ''}`;
}
