import { TaggedText } from '@/components/sections/drawings/tagged-text';
import type { LotoPlanContent } from '@/lib/content/types';
import { Padlock } from './padlock';

type LockBoxProps = Pick<LotoPlanContent, 'box' | 'order'>;

/** Who has a lock on the box, and how the locks come off. */
export function LockBox({ box, order }: LockBoxProps) {
  return (
    <div className="grid sm:grid-cols-2">
      <div className="px-4 py-4">
        <p className="leading-6 font-semibold">
          <TaggedText text={box.heading} />
        </p>
        <p className="mt-1 text-(--quiet)">
          <TaggedText text={box.text} />
        </p>
        <ul className="mt-3 grid gap-1.5">
          {box.locks.map(({ lock, holder, role }) => (
            <li key={lock} className="flex items-center gap-2.5">
              <Padlock className="h-4.5" />
              <span className="shrink-0 font-mono text-[0.8rem]">
                <TaggedText text={lock} />
              </span>
              <span>
                <TaggedText text={`${holder}, ${role}`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="border-(--line) px-4 py-4 max-sm:border-t sm:border-l">
        <p className="leading-6 font-semibold">{order.heading}</p>
        <p className="mt-1">
          <TaggedText text={order.text} />
        </p>
        <p className="mt-2 text-(--quiet)">
          <TaggedText text={`Source: ${order.from}`} />
        </p>
      </div>
    </div>
  );
}
