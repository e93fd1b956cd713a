import type { XapiStreamWords } from '@/lib/content/types';
import { jsonLines } from './json-lines';
import { Sheet } from './sheet';

interface XapiStreamProps
  extends Pick<XapiStreamWords, 'title' | 'place' | 'seen' | 'opened' | 'note' | 'statements'> {
  /** The opened statement whole, as the record holds it. */
  statement: object;
}

/** Statements as they arrive at the record, and one of them whole. */
export function XapiStream({ statements, opened, statement, note, ...sheet }: XapiStreamProps) {
  return (
    <Sheet {...sheet} tone="graphite">
      <ol className="py-2 font-mono text-[0.8rem]">
        {statements.map(({ id, time, actor, verb, object, result }, index) => (
          <li
            key={id}
            className={`grid grid-cols-[1fr_auto] gap-x-3 border-l-3 px-3.5 py-2 sm:grid-cols-[4.75rem_1fr_auto] ${index + 1 === opened ? 'border-blue-light bg-graphite-raised' : 'border-transparent'}`}
          >
            <time className="text-(--quiet)">{time.slice(11)}</time>
            <p className="max-sm:order-last max-sm:col-span-2">
              {actor.name} <span className="text-blue-light">{verb}</span>
              <span className="block">{object.name}</span>
            </p>
            <p className="text-right">{shown(result)}</p>
          </li>
        ))}
      </ol>
      <pre className="border-t border-(--line) px-4 py-3.5 font-mono text-[0.75rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {jsonLines(statement, 74)
          .split('\n')
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
            <Line key={index} text={line} />
          ))}
      </pre>
      <p className="border-t border-(--line) px-4 py-3 text-(--quiet)">{note}</p>
    </Sheet>
  );
}

/** A line whose rest, where it has to be broken, hangs under its beginning. */
function Line({ text }: { text: string }) {
  const [, indent = '', key = '', rest = ''] = /^(\s*)("[^"]+":)?(.*)$/.exec(text) ?? [];
  return (
    <span className="block pl-[4ch] -indent-[4ch]">
      {indent}
      {key !== '' && <span className="text-blue-light">{key}</span>}
      {rest}
    </span>
  );
}

/** A result in the few characters that a line has for it. */
function shown({ score, response }: XapiStreamWords['statements'][number]['result']): string {
  if (response !== undefined) return response;
  if (score?.scaled !== undefined) return score.scaled.toFixed(2);
  return score?.raw === undefined ? '' : `${score.raw}/${score.max ?? ''}`;
}
