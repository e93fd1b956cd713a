import type { LotoPlanContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { LotoLine } from './loto-line';
import { NoBreakTags } from './no-break-tags';

/** The isolation plan: each energy source, its isolation point and lock, and how zero energy was verified. */
export function LotoPlan({ line, points, box, order, ...sheet }: LotoPlanContent) {
  return (
    <DrawingFrame {...sheet}>
      <div className="xl:grid xl:grid-cols-[7fr_5fr]">
        <div className="drawing-grid-paper border-b border-(--line) px-3 py-4">
          <LotoLine {...line} tags={points.map(({ tag }) => tag)} />
        </div>
        <ol className="xl:row-span-2 xl:border-l xl:border-(--line)">
          {points.map(({ energy, tag, position, lock, holder, verified, how }, index) => (
            <li
              key={tag}
              className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 border-b border-(--line) px-4 py-2.5 xl:last:border-b-0 sm:max-xl:grid-cols-[1.75rem_minmax(0,10.5rem)_minmax(0,1fr)_auto]"
            >
              <span className="row-span-2 flex h-8 items-end justify-center rounded-plate bg-red pb-0.5 font-mono text-white sm:max-xl:row-span-1">
                {index + 1}
              </span>
              <p>
                <span className="font-mono text-[0.8rem]">{tag}</span>{' '}
                <strong className="font-semibold">{position}</strong>
                <span className="block text-(--quiet)">{energy}</span>
              </p>
              <p className="text-right sm:max-xl:order-last">
                <span className="font-mono text-[0.8rem]">{lock}</span>
                <span className="block text-(--quiet)">{holder}</span>
              </p>
              <p className="col-span-2 col-start-2 sm:max-xl:col-auto">
                Verified {verified} <span className="text-(--quiet) sm:max-xl:block">{how}</span>
              </p>
            </li>
          ))}
        </ol>
        <div className="grid sm:grid-cols-2">
          <div className="px-4 py-4">
            <p className="font-semibold">{box.heading}</p>
            <p className="mt-1 text-(--quiet)">
              <NoBreakTags text={box.text} />
            </p>
            <ul className="mt-3 grid gap-1.5">
              {box.locks.map(({ lock, holder, role }) => (
                <li key={lock} className="flex items-center gap-2.5">
                  <Padlock />
                  <span className="shrink-0 font-mono text-[0.8rem]">{lock}</span>
                  <span>
                    {holder}, {role}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="border-(--line) px-4 py-4 max-sm:border-t sm:border-l">
            <p className="font-semibold">{order.heading}</p>
            <p className="mt-1">
              <NoBreakTags text={order.text} />
            </p>
            <p className="mt-2 text-(--quiet)">Source: {order.from}</p>
          </div>
        </div>
      </div>
    </DrawingFrame>
  );
}

function Padlock() {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 18" className="h-4.5 w-3.5 shrink-0 fill-red">
      <path d="M3.5 8V5a3.5 3.5 0 0 1 7 0v3" className="fill-none stroke-red" strokeWidth="1.8" />
      <path d="M0 8h14v10H0z" />
    </svg>
  );
}
