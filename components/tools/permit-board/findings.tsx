import type { ReactNode } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { mayBeSame } from '@/lib/calculations/equipment';
import { formatDuration, formatHours } from '@/lib/calculations/hours';
import { outageOf } from '@/lib/calculations/in-service';
import { type Conflict, type Job, type Rules, rulesInOrder } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { DamagedLinkText } from '../damaged-link';
import { type BoardHandlers, isFinal, shiftOf } from './board-state';
import { isIsolation } from './jobs';
import { Options } from './options';
import { WhenOpen } from './panel';
import { rulesId } from './rules-panel';

interface FindingsProps {
  board: PermitBoardContent;
  /** Those of both shifts. */
  jobs: readonly Job[];
  conflicts: readonly Conflict[];
  /** Whether the link couldn't be read. */
  isDamaged: boolean;
  /** What makes the findings less than those of the site's rules in all permits. */
  limits: readonly string[];
  rules: Rules;
  handlers: BoardHandlers;
}

/** What the rules found, the earliest first, and what they can't know. It never says that nothing conflicts. */
export function Findings(props: FindingsProps) {
  const { board, jobs, conflicts, isDamaged, limits, rules, handlers } = props;
  const [first, ...others] = conflicts;
  const { findings, resolved } = board;
  const { outage } = rules;
  const isResolved = isFinal(jobs, board);
  const without = outageOf(jobs, rules);
  const isConflict = conflicts.some(({ isQuestion }) => !isQuestion);
  return (
    <div className="findings-words">
      <div role="status">
        {isDamaged && <DamagedLinkText />}
        <p className={`text-xl font-semibold ${isConflict ? 'text-red' : ''}`}>
          <Summary board={board} jobs={jobs} conflicts={conflicts} rules={rules} />
        </p>
        {limits.map((limit) => (
          <p key={limit} className="mt-1 border-l-4 border-amber pl-3 font-semibold">
            {limit}
          </p>
        ))}
        {first && (
          <>
            <p className="mt-2 font-semibold">{headingOf(first, board)}</p>
            <p className="mt-1 max-w-2xl">
              <TaggedText text={explain(first, jobs, rules)} />
            </p>
          </>
        )}
        {isResolved && (
          <p className="mt-1 max-w-2xl">
            <TaggedText text={`${resolved.text} ${resolved.from}.`} />
          </p>
        )}
        <p className="mt-1 max-w-2xl text-(--quiet)">{findings.unknown}</p>
      </div>
      {first && (
        <WaysOut board={board} jobs={jobs} rules={rules} handlers={handlers} conflict={first} />
      )}
      {!first && without && outage && (
        <p className="mt-1 font-semibold">
          <TaggedText
            text={`${outage.unit} without feed: ${formatHours(without)}, ${formatDuration(without.until - without.from)}`}
          />
        </p>
      )}
      {others.length > 0 && (
        <ul className="other-findings" aria-label="Other findings">
          {others.map((conflict) => (
            <li key={keyOf(conflict)} className="border-t border-(--line)">
              <details>
                <summary className="py-2">
                  <NoBreakTags
                    text={`${headingOf(conflict, board)}: ${tagsOf(conflict).join(' and ')}`}
                  />
                </summary>
                <p className="mb-2 max-w-2xl">
                  <TaggedText text={explain(conflict, jobs, rules)} />
                </p>
                <WhenOpen>
                  <WaysOut
                    board={board}
                    jobs={jobs}
                    rules={rules}
                    handlers={handlers}
                    conflict={conflict}
                  />
                </WhenOpen>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SummaryProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  conflicts: readonly Conflict[];
  rules: Rules;
}

/** “3 conflicts and 2 questions in 12 permits, by these 24 rules”. The rules are one press away. */
function Summary({ board, jobs, conflicts, rules }: SummaryProps) {
  const permits = jobs.filter((job) => !isIsolation(job, rules)).length;
  if (permits === 0) return <span>{board.findings.empty}</span>;
  const questions = conflicts.filter(({ isQuestion }) => isQuestion).length;
  const found = [count(conflicts.length - questions, 'conflict'), count(questions, 'question')];
  const line = conflicts.length > 0 ? board.findings.some : board.findings.none;
  const [before = '', after = ''] = line
    .replace('[found]', found.filter((text) => !text.startsWith('0 ')).join(' and '))
    .replace('[permits]', count(permits, 'permit'))
    .split('[rules]');
  const name: ReactNode = (
    <button type="button" popoverTarget={rulesId} className="underline">
      {count(rulesInOrder(rules).length, 'rule')}
    </button>
  );
  return (
    <>
      <span>{before}</span>
      {name}
      <span>{after}</span>
    </>
  );
}

interface WaysOutProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  conflict: Conflict;
  rules: Rules;
  handlers: BoardHandlers;
}

/** A question is for the reader to answer, so it has none. */
function WaysOut({ board, conflict, ...props }: WaysOutProps) {
  if (conflict.isQuestion) return null;
  const shift = shiftOf(board, isAtNight(conflict, board));
  return <Options {...props} board={board} conflict={conflict} shift={shift} />;
}

function isAtNight({ from }: Conflict, { shift }: PermitBoardContent): boolean {
  return from >= shift.until;
}

function headingOf(conflict: Conflict, board: PermitBoardContent): string {
  const { rule, isQuestion } = conflict;
  const night = isAtNight(conflict, board) ? ', night shift' : '';
  const text = `${rule.rule}, ${formatHours(conflict)}${night}`;
  return isQuestion ? `Question: ${text}` : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

function tagsOf({ permits }: Conflict): string[] {
  return permits.map(({ tag }) => tag);
}

function keyOf(conflict: Conflict): string {
  return [conflict.rule.rule, conflict.from, ...tagsOf(conflict)].join();
}

function explain(
  { permits, rule, isQuestion }: Conflict,
  jobs: readonly Job[],
  rules: Rules,
): string {
  const listed = permits.map(({ tag, work, bay }) => `${tag} (${work.toLowerCase()}, bay ${bay})`);
  const [permit] = permits;
  const isolation =
    permit && rules.isolated.some((each) => each === rule)
      ? ` ${describeIsolation(permit, jobs, rules)}`
      : '';
  const why = isQuestion ? (rule.ask ?? rule.why) : rule.why;
  return `${new Intl.ListFormat('en').format(listed)}. ${why}${isolation} (${rule.source})`;
}

/** What the board has of the isolation that a permit needs. */
function describeIsolation({ equipment }: Job, jobs: readonly Job[], rules: Rules): string {
  const [tag] = equipment?.split(' ') ?? [];
  const similar = jobs.filter(
    (job) =>
      isIsolation(job, rules) &&
      (mayBeSame(job.equipment, equipment) || job.equipment?.split(' ')[0] === tag),
  );
  if (similar.length === 0) return `There’s no isolation of ${equipment ?? 'its equipment'} here.`;
  const isolations = similar.map(
    (job) => `${job.tag} (${job.work.toLowerCase()} of ${job.equipment}): ${formatHours(job)}.`,
  );
  return isolations.join(' ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
