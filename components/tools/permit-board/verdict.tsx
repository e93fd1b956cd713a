import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { formatHours } from '@/lib/calculations/hours';
import { type Conflict, reschedule } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { LinkProblemList } from '../link-problems';
import { type BoardHandlers, type BoardState, isFinal } from './board-state';

interface VerdictProps {
  board: PermitBoardContent;
  state: BoardState;
  conflicts: readonly Conflict[];
  problems: readonly string[];
  handlers: BoardHandlers;
}

/** The first conflict with the rule it breaks and what resolves it, or that there's none. */
export function Verdict({ board, state, conflicts, problems, handlers }: VerdictProps) {
  const [first, ...others] = conflicts;
  const { resolved } = board;
  const isResolved = isFinal(state, board);
  return (
    <div className="px-4 py-3">
      <div role="status">
        <LinkProblemList problems={problems} />
        <p className={`text-xl font-semibold ${first ? 'text-red' : 'text-green'}`}>
          {first
            ? `${board.conflict.heading}: ${first.rule}, ${formatHours(first)}`
            : resolved.heading}
        </p>
        <p className="max-w-2xl">
          <NoBreakTags text={first ? explain(first) : isResolved ? resolved.text : board.clear} />
        </p>
        {others.length > 0 && <p className="mt-1">Also: {others.map(summarize).join('; ')}.</p>}
      </div>
      {first && <Options {...{ board, state, handlers }} conflict={first} />}
      {isResolved && <p className="mt-1 text-(--quiet)">{resolved.from}</p>}
    </div>
  );
}

interface OptionsProps extends Pick<VerdictProps, 'board' | 'state' | 'handlers'> {
  conflict: Conflict;
}

/** The times at which one of the permits has no conflict. */
function Options({ board, state, handlers, conflict }: OptionsProps) {
  const option = reschedule(conflict, state, board.schedule);
  if (option === null) return <p className="mt-2 font-semibold">{board.conflict.none}</p>;
  const { permit, starts } = option;
  const [earliest = permit.from, ...later] = starts;
  const hoursFrom = (from: number) => formatHours({ from, until: from + permit.hours });
  return (
    <>
      <p className="mt-2">
        <NoBreakTags text={`${permit.tag} ${board.conflict.option} ${hoursFrom(earliest)}.`} />
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="needs-script board-button bg-graphite text-paper"
          onClick={() => handlers.reschedule(permit, earliest)}
        >
          Reschedule
        </button>
        {later.length > 0 && 'or'}
        {later.map((from) => (
          <button
            key={from}
            type="button"
            className="board-button"
            onClick={() => handlers.reschedule(permit, from)}
          >
            {hoursFrom(from)}
          </button>
        ))}
      </div>
    </>
  );
}

function explain({ permits, why }: Conflict): string {
  const jobs = permits.map(({ tag, work, bay }) => `${tag} (${work.toLowerCase()}, bay ${bay})`);
  return `${jobs.join(' and ')}. ${why}`;
}

function summarize({ permits, rule }: Conflict): string {
  return `${permits.map(({ tag }) => tag).join(' and ')}, ${rule}`;
}
