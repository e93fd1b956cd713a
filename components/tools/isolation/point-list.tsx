import { TaggedText } from '@/components/sections/drawings/tagged-text';
import type { LotoPlanContent } from '@/lib/content/types';

/** Each isolation point: its energy, position, lock, and how it was checked. */
export function PointList({ points }: Pick<LotoPlanContent, 'points'>) {
  return (
    <ol>
      {points.map(({ energy, tag, position, lock, holder, how }, index) => (
        <li
          key={tag}
          className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 border-b border-(--line) px-4 py-2 leading-6 sm:max-xl:grid-cols-[1.75rem_minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]"
        >
          <span className="row-span-2 flex h-8 items-center justify-center bg-red font-mono leading-none text-white sm:max-xl:row-span-1">
            {index + 1}
          </span>
          <p>
            <span className="font-mono text-[0.8rem]">
              <TaggedText text={tag} />
            </span>{' '}
            <strong className="font-semibold">{position}</strong>
            <span className="block text-(--quiet)">
              <TaggedText text={energy} />
            </span>
          </p>
          <p className="text-right sm:max-xl:order-last">
            <span className="font-mono text-[0.8rem]">
              <TaggedText text={lock} />
            </span>
            <span className="block text-(--quiet)">
              <TaggedText text={holder} />
            </span>
          </p>
          <p className="col-span-2 col-start-2 text-(--quiet) sm:max-xl:col-auto">
            <TaggedText text={how} />
          </p>
        </li>
      ))}
    </ol>
  );
}
