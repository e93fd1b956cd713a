import { TaggedText } from '@/components/sections/drawings/tagged-text';
import type { Finding } from '@/lib/calculations/simops';
import { withMoves } from '@/lib/calculations/simops-options';
import { type BoardHandlers, isFinal } from './board-state';
import { type Checked, count } from './findings-text';
import { isIsolation } from './jobs';
import {
  describeMove,
  describeStuck,
  factsOf,
  optionsHeading,
  questionsOf,
  waysOut,
} from './ways-out';

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
    return <p className="mt-2 font-semibold">{describeStuck(conflict, checked)}</p>;
  }
  return (
    <>
      <p className="mt-2 font-semibold">{optionsHeading(checked)}</p>
      <ol className="mt-2 grid">
        {options.map((option) => {
          const { moves } = option;
          const text = moves.map((move) => describeMove(move, clock)).join(', ');
          // Isolations have no slider.
          const moved = moves.findLast((move) => !isIsolation(move, rules))?.tag;
          const after = withMoves(jobs, moves);
          const questions = questionsOf(option, checked);
          const facts = [
            ...factsOf(option, checked),
            ...(isFinal(after, board) ? [board.resolved.from] : []),
          ];
          return (
            <li key={text} className="option border-t border-(--line)">
              <span>
                {moves.map((move) => (
                  <span key={move.tag} className="block">
                    <TaggedText text={describeMove(move, clock)} />
                  </span>
                ))}
                {facts.map((fact) => (
                  <span key={fact} className="block text-(--quiet)">
                    <TaggedText text={fact} />
                  </span>
                ))}
                {questions.length > 0 && (
                  <details>
                    <summary className="py-1">{count(questions.length, 'question')}</summary>
                    {questions.map((question) => (
                      <span key={question} className="block text-(--quiet)">
                        {question}
                      </span>
                    ))}
                  </details>
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
