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
      <ul id="cause-tree" className="px-4 pt-2 pb-3">
        <Branch {...cause} levels={levels} />
      </ul>
      <p className={`border-t-2 border-green px-4 py-3 ${hasActions ? '' : 'invisible'}`}>
        <span className="block font-semibold text-green">{actions.heading}</span>
        <TaggedText text={actions.text} />
      </p>
      {children}
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
      <div className="border border-(--line) bg-paper px-3 py-1.5">
        <TaggedText text={text} />
        <span className="block font-mono text-sm text-(--quiet)">
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
