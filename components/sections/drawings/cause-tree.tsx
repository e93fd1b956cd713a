import type { ReactNode } from 'react';
import type { CauseTreeContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { TaggedText } from './tagged-text';

interface CauseTreeProps
  extends Pick<CauseTreeContent, 'title' | 'place' | 'seen' | 'cause' | 'actions'> {
  /** How many levels of causes are known below what happened. Without it, all. */
  levels?: number | undefined;
  hasActions?: boolean | undefined;
  /** Below the tree. */
  children?: ReactNode;
}

/** A cause tree that ends at corrective actions, with the record behind each step. What isn't known yet is left blank. */
export function CauseTree({ cause, actions, children, ...rest }: CauseTreeProps) {
  const { levels = Number.POSITIVE_INFINITY, hasActions = true, ...sheet } = rest;
  return (
    <DrawingFrame {...sheet}>
      <div className="@min-[62rem]/page:grid @min-[62rem]/page:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <ul id="cause-tree" className="px-4 pt-2 pb-4">
          <Branch {...cause} levels={levels} />
        </ul>
        <div className="flex flex-col border-(--line) @min-[62rem]/page:border-l">
          <div
            className={`flex grow flex-col border-t-2 border-green px-4 py-4 @min-[62rem]/page:border-t-0 ${hasActions ? '' : 'invisible'}`}
          >
            <h3 className="font-semibold text-green">{actions.heading}</h3>
            <ul className="mt-1 grid grow leading-6">
              {actions.items.map((item) => (
                <li key={item} className="border-(--line) py-2 not-first:border-t">
                  <TaggedText text={item} />
                </li>
              ))}
            </ul>
          </div>
          {children}
        </div>
      </div>
    </DrawingFrame>
  );
}

function Branch({
  text,
  from,
  causes = [],
  levels,
}: CauseTreeContent['cause'] & { levels: number }) {
  return (
    <li className={`branch relative pt-2 ${levels < 0 ? 'invisible' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border border-(--line) bg-paper px-3 py-1.5 leading-6">
        <span>
          <TaggedText text={text} />
        </span>
        <span className="font-mono text-[0.8rem] text-(--quiet)">
          <TaggedText text={from} />
        </span>
      </div>
      {causes.length > 0 && (
        <ul className="pl-7">
          {causes.map((cause) => (
            <Branch key={cause.text} {...cause} levels={levels - 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
