import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import type { GamePlan, GameWords, Isolation } from './isolation';

interface RecordListProps {
  words: GameWords;
  plan: GamePlan;
  isolation: Isolation;
}

/** What the plan says besides what's drawn: whose lock is on each point, its verification, and the lock box. */
export function RecordList({ words, plan, isolation }: RecordListProps) {
  const { points, records, keys, crew, onBox } = isolation;
  return (
    <>
      <ol className="border-(--line) text-sm max-xl:border-t sm:max-xl:col-span-2 sm:max-xl:row-start-3 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:border-l">
        {records.map(({ lock, holder, verification }, index) => {
          const { tag, isLocked, isTagged } = points[index] ?? {};
          const isPoint = isLocked || isTagged;
          // What isn't empty isn't at zero: the bleed has no verification then.
          const isFull = tag === points.at(-1)?.tag && isolation.section === 'full';
          const how =
            verification === null ? plan.points[index]?.how : words.verifications[verification];
          return (
            <li
              key={tag}
              className="grid grid-cols-[1.25rem_5rem_1fr] @max-[16rem]/page:grid-cols-[1.25rem_1fr] gap-x-2 border-(--line) px-4 py-1.5 not-first:border-t sm:max-xl:grid-cols-[1.25rem_minmax(0,5rem)_minmax(0,6.5rem)_1fr]"
            >
              <span className="font-mono">{index + 1}</span>
              <span className="font-mono">{tag}</span>
              <span className="@max-[16rem]/page:[grid-column:2]">
                <span className={isLocked ? 'font-mono' : undefined}>
                  {isLocked ? `${lock} ` : '– '}
                </span>
                <span>{isTagged && (holder ?? words.noName)}</span>
              </span>
              <span className="col-span-2 col-start-2 @max-[16rem]/page:[grid-column:2] sm:max-xl:col-auto">
                <NoBreakTags
                  text={(isPoint && !isFull) || verification !== null ? (how ?? '') : '–'}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <dl className="grid grid-cols-[auto_1fr] @max-[16rem]/page:grid-cols-1 content-start gap-x-4 gap-y-1 border-t border-(--line) px-4 py-3 text-sm sm:max-xl:row-start-2 xl:col-start-2 xl:border-l">
        <dt className="text-(--quiet)">{words.method}</dt>
        <dd>{words.accepted}</dd>
        <dt className="text-(--quiet)">{words.keys}</dt>
        <dd className="font-mono">
          <NoBreakTags text={keys.join(' ')} />
        </dd>
        <dt className="text-(--quiet)">{words.crew}</dt>
        <dd>{crew.join(', ')}</dd>
        <dt className="text-(--quiet)">{words.onBox}</dt>
        <dd>{onBox.join(', ')}</dd>
      </dl>
    </>
  );
}
