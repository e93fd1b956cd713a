import type { CauseTreeContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';

type Cause = CauseTreeContent['cause'];

/** The longest path of a cause tree, the other causes folded, and the corrective actions, each with its record. */
export function CauseTree({ cause, actions, more, ...sheet }: CauseTreeContent) {
  const path = longestPath(cause);
  const others = allCauses(cause).filter((each) => !path.includes(each));
  return (
    <DrawingFrame {...sheet}>
      <ol id="cause-tree" className="grid lg:grid-cols-4">
        {path.map((each) => (
          <li
            key={each.text}
            className="cause border-(--line) p-4 not-first:border-t lg:border-t-0 lg:not-first:pl-7"
          >
            <CauseText {...each} />
          </li>
        ))}
      </ol>
      <details className="border-t border-(--line) px-4 py-2">
        <summary className="min-h-6 py-1 underline">
          {more.replace('[count]', `${others.length}`)}
        </summary>
        <ul className="grid gap-x-6 gap-y-3 py-2 sm:grid-cols-2">
          {others.map((each) => (
            <li key={each.text}>
              <CauseText {...each} />
            </li>
          ))}
        </ul>
      </details>
      <div className="border-t-4 border-green px-4 py-3">
        <h3 className="font-semibold text-green">{actions.heading}</h3>
        <ul className="mt-1 gap-x-10 lg:columns-2">
          {actions.items.map((item) => (
            <li key={item} className="break-inside-avoid py-1">
              <NoBreakTags text={item} />
            </li>
          ))}
        </ul>
      </div>
    </DrawingFrame>
  );
}

function CauseText({ text, from }: Cause) {
  return (
    <>
      <p className="leading-6">
        <NoBreakTags text={text} />
      </p>
      <p className="mt-1 font-mono text-[0.8rem] text-(--quiet)">
        <NoBreakTags text={from} />
      </p>
    </>
  );
}

function longestPath(cause: Cause): Cause[] {
  const paths = (cause.causes ?? []).map(longestPath);
  const [longest = []] = paths.toSorted((a, b) => b.length - a.length);
  return [cause, ...longest];
}

function allCauses(cause: Cause): Cause[] {
  return [cause, ...(cause.causes ?? []).flatMap(allCauses)];
}
