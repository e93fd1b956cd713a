import { Fragment } from 'react';
import { DrawingFrame } from './drawing-frame';
import { formatJson } from './format-json';

interface XapiStatementProps {
  title: string;
  place: string;
  seen: string;
  /** By the names that xAPI has for them, in its order. */
  parts: readonly { name: string; ask: string; words: string; value: unknown }[];
}

/** A statement as a sentence, each part with its name and what it answers; and as it’s saved. */
export function XapiStatement({ parts, ...sheet }: XapiStatementProps) {
  return (
    <DrawingFrame {...sheet} tone="graphite">
      <dl className="sm:flex sm:flex-wrap sm:justify-between sm:gap-x-3 sm:gap-y-6 sm:p-4 lg:p-6">
        {parts.map(({ name, ask, words }) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] border-(--line) @max-[22rem]/page:grid-cols-[minmax(0,1fr)] not-first:border-t sm:flex sm:flex-col-reverse sm:justify-end sm:not-first:border-t-0"
          >
            <dt className="px-4 py-2.5 sm:mt-3 sm:border-t-2 sm:border-blue-light sm:px-0 sm:py-2">
              <span className="block font-mono text-[0.8rem] text-blue-light">{name}</span>
              <span className="text-(--quiet)">{ask}</span>
            </dt>
            <dd className="self-center py-2.5 pr-4 text-lg @max-[22rem]/page:pl-4 leading-snug font-semibold sm:self-start sm:p-0 lg:text-2xl">
              {words}
            </dd>
          </div>
        ))}
      </dl>
      <details className="border-t border-(--line)">
        <summary className="flex min-h-11 items-center px-4 underline underline-offset-4 lg:px-6">
          The statement as saved
        </summary>
        <pre className="bg-graphite-raised px-4 py-4 font-mono text-[0.75rem] leading-relaxed wrap-anywhere whitespace-pre-wrap gap-x-8 sm:columns-2 lg:columns-3 lg:px-6 lg:py-5">
          {parts.map(({ name, value }, at) => (
            <span key={name} className="block break-inside-avoid">
              {`"${name}": ${formatJson(value, 46)}${at < parts.length - 1 ? ',' : ''}`
                .split('\n')
                .map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, and their order never changes
                  <JsonLine key={index} text={line} />
                ))}
            </span>
          ))}
        </pre>
      </details>
    </DrawingFrame>
  );
}

/** A line of JSON, in an element that keeps its spaces. What wraps is indented further; URLs wrap at slashes. */
function JsonLine({ text }: { text: string }) {
  const [, indent = '', key = '', rest = ''] = /^(\s*)("[^"]+":)?(.*)$/.exec(text) ?? [];
  return (
    <span className="block pl-[8ch] -indent-[8ch]">
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
