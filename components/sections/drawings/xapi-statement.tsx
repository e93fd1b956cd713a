import { DrawingFrame } from './drawing-frame';
import { formatJson } from './format-json';
import { JsonLine } from './json-line';

interface XapiStatementProps {
  title: string;
  place: string;
  seen: string;
  /** By the names that xAPI has for them, in its order. */
  parts: readonly { name: string; ask: string; words: string; value: unknown }[];
}

/** The parts of a statement: what each answers, in words, and as it’s saved. */
export function XapiStatement({ parts, ...sheet }: XapiStatementProps) {
  return (
    <DrawingFrame {...sheet} tone="graphite">
      <dl>
        {parts.map(({ name, ask, words, value }) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] border-(--line) @max-[22rem]/page:grid-cols-[minmax(0,1fr)] not-first:border-t lg:grid-cols-[9rem_minmax(0,4fr)_minmax(0,7fr)]"
          >
            <dt className="px-4 py-2.5">
              <span className="block font-mono text-[0.8rem] text-blue-light">{name}</span>
              <span className="text-(--quiet)">{ask}</span>
            </dt>
            <dd className="self-center py-2.5 pr-4 text-lg @max-[22rem]/page:pl-4 leading-snug font-semibold lg:self-start lg:py-3 lg:text-3xl lg:leading-tight">
              {words}
            </dd>
            <dd className="more bg-graphite-raised max-lg:col-span-full lg:border-l lg:border-(--line)">
              <pre className="px-4 py-3 font-mono text-[0.75rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
                {`"${name}": ${formatJson(value, 72)}`.split('\n').map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, and their order never changes
                  <JsonLine key={index} text={line} />
                ))}
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </DrawingFrame>
  );
}
