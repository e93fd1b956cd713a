import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { formatDuration, formatHours, type Hours } from '@/lib/calculations/hours';
import { findOptions } from '@/lib/calculations/simops-options';
import type { Conflict, Job, Rules } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, isFinal } from './board-state';
import { isIsolation } from './jobs';

interface OptionsProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  conflict: Conflict;
  shift: Hours;
  rules: Rules;
  handlers: BoardHandlers;
}

/** Ways to resolve a conflict by time, with the hours without feed of each. */
export function Options({ board, jobs, conflict, shift, rules, handlers }: OptionsProps) {
  const options = findOptions(conflict, jobs, shift, rules);
  if (options.length === 0) return <p className="mt-2 font-semibold">{board.findings.stuck}</p>;
  return (
    <>
      <p className="mt-4 font-semibold">{board.findings.options}</p>
      <ol className="mt-2 grid">
        {options.map(({ moves, outage, questions }) => {
          const text = moves.map(describeMove).join(', ');
          // Isolations have no slider.
          const moved = moves.findLast((move) => !isIsolation(move, rules))?.tag;
          const after = jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
          return (
            <li key={text} className="option border-t border-(--line)">
              <span>
                {moves.map((move) => (
                  <span key={move.tag} className="block">
                    <TaggedText text={describeMove(move)} />
                  </span>
                ))}
                <span className="block text-(--quiet)">
                  {outage && (
                    <TaggedText text={`${rules.outage?.unit} without feed ${lengthOf(outage)}`} />
                  )}
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

/** For example “PTW-0412 to 12:00–16:00”. */
function describeMove(move: Job): string {
  return `${move.tag} to ${formatHours(move)}`;
}

function lengthOf({ from, until }: Hours): string {
  return formatDuration(until - from);
}
