import type { CauseTreeContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';

/** A cause tree that ends at corrective actions, with the record behind each step. */
export function CauseTree({ cause, actions, ...sheet }: CauseTreeContent) {
  return (
    <DrawingFrame {...sheet}>
      <ul id="cause-tree" className="px-4 pt-2 pb-3">
        <Branch {...cause} />
      </ul>
      <p className="border-t-2 border-green px-4 py-3">
        <span className="block font-semibold text-green">{actions.heading}</span>
        <NoBreakTags text={actions.text} />
      </p>
    </DrawingFrame>
  );
}

function Branch({ text, from, causes = [] }: CauseTreeContent['cause']) {
  return (
    <li className="branch relative pt-2">
      <div className="border border-(--line) bg-paper px-3 py-1.5">
        <NoBreakTags text={text} />
        <span className="block font-mono text-sm text-(--quiet)">{from}</span>
      </div>
      {causes.length > 0 && (
        <ul className="pl-7">
          {causes.map((cause) => (
            <Branch key={cause.text} {...cause} />
          ))}
        </ul>
      )}
    </li>
  );
}
