import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { formatDuration } from '@/lib/calculations/hours';
import type { Finding } from '@/lib/calculations/simops';
import { type BoardHandlers, isFinal } from './board-state';
import { type Checked, describeMove, needOf, waysOut } from './findings-text';
import { isIsolation } from './jobs';

interface OptionsProps {
  checked: Checked;
  conflict: Finding;
  handlers: BoardHandlers;
}

/** Ways to resolve a conflict by time, with the hours without feed of each. A question has none. */
export function Options({ checked, conflict, handlers }: OptionsProps) {
  const { board, jobs, rules, clock } = checked;
  if (conflict.isQuestion) return null;
  const options = waysOut(conflict, checked);
  if (options.length === 0) {
    const isMissing = rules.isolated.some((rule) => rule === conflict.rule);
    return (
      <p className="mt-2 font-semibold">
        {isMissing ? 'No other time helps: it needs its isolation first.' : board.findings.stuck}
      </p>
    );
  }
  return (
    <>
      <p className="mt-2 font-semibold">{board.findings.options}</p>
      <ol className="mt-2 grid">
        {options.map(({ moves, outage, questions }) => {
          const text = moves.map((move) => describeMove(move, clock)).join(', ');
          // Isolations have no slider.
          const moved = moves.findLast((move) => !isIsolation(move, rules))?.tag;
          const after = jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
          return (
            <li key={text} className="option border-t border-(--line)">
              <span>
                {moves.map((move) => (
                  <span key={move.tag} className="block">
                    <TaggedText text={describeMove(move, clock)} />
                  </span>
                ))}
                <span className="block text-(--quiet)">
                  {outage && (
                    <TaggedText
                      text={`${rules.outage?.unit} off feed ${formatDuration(outage.until - outage.from)}`}
                    />
                  )}
                </span>
                <span className="block text-(--quiet) empty:hidden">
                  <TaggedText text={needOf(moves, checked)} />
                </span>
                {questions > 0 && (
                  <span className="block text-(--quiet)">
                    {`Raises ${questions} ${questions === 1 ? 'question' : 'questions'}`}
                  </span>
                )}
                {isFinal(after, board) && (
                  <span className="block text-(--quiet)">
                    <TaggedText text={board.resolved.from} />
                  </span>
                )}
              </span>
              <button
                type="button"
                className="needs-script board-button"
                aria-label={`Move ${text}`}
                onClick={() => handlers.replace(after, moved)}
              >
                Move
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
