import { Fragment } from 'react';
import type { XapiStreamWords } from '@/lib/content/types';
import { jsonLines } from './json-lines';
import { Sheet } from './sheet';

interface XapiStreamProps
  extends Pick<
    XapiStreamWords,
    'title' | 'place' | 'seen' | 'scorm' | 'opened' | 'note' | 'statements'
  > {
  /** The opened statement whole, as the record holds it. */
  statement: object;
}

/** A day as SCORM tracks it beside the same day in statements, and one statement whole. */
export function XapiStream({
  scorm,
  statements,
  opened,
  statement,
  note,
  ...sheet
}: XapiStreamProps) {
  return (
    <Sheet {...sheet} tone="graphite">
      <div className="grid grid-cols-1 lg:grid-cols-[7fr_5fr]">
        <div className="grid grid-rows-[1fr_auto]">
          <table className="h-full w-full text-left font-mono text-[0.8rem]">
            <thead className="text-base">
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
                    <Short {...each} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="border-t border-(--line) px-4 py-3 text-(--quiet)">{note}</p>
        </div>
        <pre className="border-(--line) bg-graphite-raised px-4 py-3.5 font-mono text-[0.75rem] leading-relaxed wrap-anywhere whitespace-pre-wrap max-lg:border-t lg:border-l">
          {jsonLines(statement, 56)
            .split('\n')
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, and their order never changes
              <Line key={index} text={line} />
            ))}
        </pre>
      </div>
    </Sheet>
  );
}

/** A statement in the few words that a row has room for. */
function Short({ time, actor, verb, object, result }: XapiStreamWords['statements'][number]) {
  return (
    <>
      <p className="flex justify-between gap-3">
        <time className="text-(--quiet)">{time.slice(11)}</time>
        <span>{shown(result)}</span>
      </p>
      <p>
        {actor.name} <span className="text-blue-light">{verb}</span>{' '}
        <span className="sm:block">{object.name}</span>
      </p>
    </>
  );
}

/** A line whose rest, where it has to be broken, hangs under its beginning; addresses break at slashes. */
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

/** A result in the few characters that a line has for it. */
function shown({ score, response }: XapiStreamWords['statements'][number]['result']): string {
  if (response !== undefined) return response;
  if (score?.scaled !== undefined) return score.scaled.toFixed(2);
  return score?.raw === undefined ? '' : `${score.raw}/${score.max ?? ''}`;
}
