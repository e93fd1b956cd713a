import { Fragment } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { formatDuration } from '@/lib/calculations/hours';
import { outageOf } from '@/lib/calculations/in-service';
import type { Finding } from '@/lib/calculations/simops';
import { DamagedLinkText } from '../damaged-link';
import { type BoardHandlers, isFinal } from './board-state';
import {
  asksDistance,
  besideLines,
  byRule,
  type Checked,
  countPairs,
  countRules,
  countUnset,
  explain,
  headingOf,
  jobsOf,
  namesOf,
  reasonOf,
  summarize,
  summarizeGroup,
} from './findings-text';
import { Options } from './options';
import { WhenOpen } from './panel';
import { rulesId } from './rules-panel';

interface FindingsProps {
  checked: Checked;
  /** Whether the link couldn't be read. */
  isDamaged: boolean;
  /** What makes the findings less than those of the site's rules in all permits. */
  limits: readonly string[];
  handlers: BoardHandlers;
}

/** What the rules found, conflicts before questions, and what they can't know. It never says that nothing conflicts. */
export function Findings({ checked, isDamaged, limits, handlers }: FindingsProps) {
  const { board, jobs, conflicts, pairs, rules, clock } = checked;
  const unset = conflicts.filter((each) => asksDistance(each, checked));
  const known = conflicts.filter((each) => !unset.includes(each));
  const [first, ...others] = known;
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
          <Summary {...checked} />
        </p>
        {limits.map((limit) => (
          <p key={limit} className="mt-1 border-l-4 border-amber pl-3 font-semibold">
            {limit}
          </p>
        ))}
        <p className="mt-1 max-w-2xl text-(--quiet)">{findings.unknown}</p>
        {first && (
          <>
            <p className="mt-2 font-semibold">{headingOf(first, checked)}</p>
            <Explained conflict={first} checked={checked} />
          </>
        )}
        {isResolved && (
          <p className="mt-1 max-w-2xl">
            <TaggedText text={`${resolved.text} ${resolved.from}.`} />
          </p>
        )}
      </div>
      {first && <Options checked={checked} conflict={first} handlers={handlers} />}
      {!isConflict && without && outage && (
        <p className="mt-1 font-semibold">
          <TaggedText
            text={`${outage.unit} off feed: ${clock.format(without)}, ${formatDuration(without.until - without.from)}`}
          />
        </p>
      )}
      {others.length + unset.length + pairs.length > 0 && (
        <ul className="other-findings" aria-label="Other findings">
          {byRule(others).map((group) => (
            <li key={group.map(keyOf).join()} className="border-t border-(--line)">
              <details>
                <summary className="py-1.5">
                  <NoBreakTags text={summarizeGroup(group, checked)} />
                </summary>
                {group.map((conflict) => (
                  <Fragment key={keyOf(conflict)}>
                    {group.length > 1 && <p>{clock.format(conflict)}</p>}
                    <Explained conflict={conflict} checked={checked} />
                    <WhenOpen>
                      <Options checked={checked} conflict={conflict} handlers={handlers} />
                    </WhenOpen>
                  </Fragment>
                ))}
              </details>
            </li>
          ))}
          {unset.length > 0 && (
            <li className="border-t border-(--line)">
              <details>
                <summary className="py-1.5">
                  <span>{countUnset(unset, checked)}</span>
                </summary>
                {unset.map((question) => (
                  <Fragment key={keyOf(question)}>
                    <p>{headingOf(question, checked)}</p>
                    <Explained conflict={question} checked={checked} />
                  </Fragment>
                ))}
              </details>
            </li>
          )}
          {pairs.length > 0 && (
            <li className="border-t border-(--line)">
              <details>
                <summary className="py-1.5">
                  <span>{countPairs(checked)}</span>
                </summary>
                {besideLines(checked).map((line) => (
                  <p key={line} className="mb-2 max-w-2xl">
                    <TaggedText text={line} />
                  </p>
                ))}
              </details>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Several pairs of jobs are a list: in one sentence, nobody would find theirs. */
function Explained({ conflict, checked }: { conflict: Finding; checked: Checked }) {
  const jobs = jobsOf(conflict, checked);
  if (jobs.length < 3) {
    return (
      <p className="mt-1 mb-2 max-w-2xl">
        <TaggedText text={explain(conflict, checked)} />
      </p>
    );
  }
  return (
    <>
      <ul className="mt-1 max-w-2xl list-disc pl-5">
        {jobs.map((job) => (
          <li key={job}>
            <TaggedText text={job} />
          </li>
        ))}
      </ul>
      <p className="mb-2 max-w-2xl">
        <TaggedText text={reasonOf(conflict, checked)} />
      </p>
    </>
  );
}

/** The rules are one press away. */
function Summary(checked: Checked) {
  const [before = '', after] = summarize(checked).split('[rules]');
  return (
    <>
      <span>{before}</span>
      {after !== undefined && (
        <button type="button" popoverTarget={rulesId} className="underline">
          {countRules(checked.rules)}
        </button>
      )}
      <span>{after}</span>
    </>
  );
}

function keyOf(conflict: Finding): string {
  return [conflict.rule.rule, conflict.from, namesOf(conflict)].join();
}
