import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { formatDuration, formatHours, type Hours } from '@/lib/calculations/hours';
import { outageOf } from '@/lib/calculations/in-service';
import { type Conflict, type Job, type Rules, rulesInOrder } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { LinkProblemList } from '../link-problems';
import { type BoardHandlers, isFinal } from './board-state';
import { isIsolation } from './jobs';
import { Options } from './options';
import { rulesId } from './rules-panel';

interface VerdictProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  conflicts: readonly Conflict[];
  problems: readonly string[];
  shift: Hours;
  rules: Rules;
  handlers: BoardHandlers;
}

/** How many conflicts are listed after the most serious one. */
const maxOthers = 4;

/** The most serious conflict with the rule it breaks and what resolves it, or that no rule is broken. */
export function Verdict({
  board,
  jobs,
  conflicts,
  problems,
  shift,
  rules,
  handlers,
}: VerdictProps) {
  const [first, ...others] = conflicts;
  const { conflict, clear, resolved } = board;
  const { outage } = rules;
  const isResolved = isFinal(jobs, board);
  const without = outageOf(jobs, rules);
  return (
    <div className="verdict-words">
      <div role="status">
        <LinkProblemList problems={problems} />
        <p className={`text-xl font-semibold ${first ? 'text-red' : 'text-green'}`}>
          {first ? (
            `${conflict.heading}: ${first.rule.rule}, ${formatHours(first)}`
          ) : (
            <Clear heading={clear.heading} rules={rules} />
          )}
        </p>
        <p className="mt-1 max-w-2xl">
          <TaggedText
            text={first ? explain(first, jobs, rules) : isResolved ? resolved.text : clear.unknown}
          />
        </p>
        {others.length > 0 && (
          <p className="mt-1">
            <TaggedText text={summarize(others)} />
          </p>
        )}
      </div>
      {first && <Options {...{ board, jobs, shift, rules, handlers }} conflict={first} />}
      {!first && without && outage && (
        <p className="mt-1 font-semibold">
          <TaggedText
            text={`${outage.unit} without feed: ${formatHours(without)}, ${formatDuration(without.until - without.from)}`}
          />
        </p>
      )}
      {isResolved && (
        <p className="mt-1 text-(--quiet)">
          <TaggedText text={`${resolved.from}. ${clear.unknown}`} />
        </p>
      )}
    </div>
  );
}

/** The rules are one press away. */
function Clear({ heading, rules }: { heading: string; rules: Rules }) {
  const [before, after] = heading.split('[rules]');
  const count = rulesInOrder(rules).length;
  return (
    <>
      {before}
      <button type="button" popoverTarget={rulesId} className="underline">
        {`these ${count} rules`}
      </button>
      {after}
    </>
  );
}

function explain({ permits, rule }: Conflict, jobs: readonly Job[], rules: Rules): string {
  const listed = permits.map(({ tag, work, bay }) => `${tag} (${work.toLowerCase()}, bay ${bay})`);
  const [permit] = permits;
  const isolation =
    permit && rules.isolated.some((each) => each === rule)
      ? ` ${describeIsolation(permit, jobs, rules)}`
      : '';
  return `${new Intl.ListFormat('en').format(listed)}. ${rule.why}${isolation}`;
}

/** What the board has of the isolation that a permit needs. */
function describeIsolation({ equipment }: Job, jobs: readonly Job[], rules: Rules): string {
  const own = jobs.filter(
    (job) => equipment !== null && job.equipment === equipment && isIsolation(job, rules),
  );
  if (own.length === 0) return `There’s no isolation of ${equipment ?? 'its equipment'} here.`;
  return own.map((job) => `${job.tag} (${job.work.toLowerCase()}): ${formatHours(job)}.`).join(' ');
}

function summarize(conflicts: readonly Conflict[]): string {
  const shown = conflicts
    .slice(0, maxOthers)
    .map(({ permits, rule }) => `${permits.map(({ tag }) => tag).join(' and ')}, ${rule.rule}`);
  const more = conflicts.length - shown.length;
  return `Also: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
