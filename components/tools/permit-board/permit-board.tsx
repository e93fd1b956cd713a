import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { overlapOf, unionOf } from '@/lib/calculations/hours';
import { sideBySide } from '@/lib/calculations/side-by-side';
import { bySeverity, findConflicts, joinQuestions } from '@/lib/calculations/simops';
import { formatDay, siteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardHandlers, BoardState } from './board-state';
import { Findings } from './findings';
import { ConflictHatch, TimeAxis } from './hours-chart';
import { isOfExample } from './jobs';
import { PermitPlan } from './permit-plan';
import { hintId, PermitRow } from './permit-row';
import { RulesPanel } from './rules-panel';
import { countAreas, limitsOf, rulesOf } from './settings';
import { Toolbar } from './toolbar';

interface PermitBoardProps {
  board: PermitBoardContent;
  state: BoardState;
  isExample: boolean;
  /** Whether the link couldn't be read. */
  isDamaged: boolean;
  handlers: BoardHandlers;
}

/** Permits as bars on the site's clock and as zones on a plan, with what the rules find. */
export function PermitBoard({ board, state, isExample, isDamaged, handlers }: PermitBoardProps) {
  const { settings, span, day } = state;
  const rules = rulesOf(board, settings, state.jobs);
  const clock = siteClock(day, !settings.isUndated);
  const jobs = state.jobs.filter((job) => overlapOf(job, span) !== null);
  const found = findConflicts(state.jobs, rules);
  // Only these are hatched: a question isn't known to be in the way.
  const conflicts = found.filter(({ isQuestion }) => !isQuestion);
  const hasExample = state.jobs.some((job) => isOfExample(job, board));
  const limits = limitsOf(board, settings, state.jobs, clock);
  const place = settings.place || (settings.areas.length === 0 && board.rack.name);
  const isOwn = !hasExample || day !== board.day || settings.place !== '';
  const from = !settings.isUndated && `From ${formatDay(day)}`;
  const checked = {
    // Another unit's board isn't the example's.
    title: settings.title || (hasExample ? board.title : 'Permit board'),
    place: isOwn ? [place, from].filter(Boolean).join(' · ') : board.place,
    board,
    jobs: state.jobs,
    conflicts: bySeverity(joinQuestions(found), rules),
    pairs: sideBySide(state.jobs, found, rules),
    rules,
    unit: settings.unit,
    clock,
  };
  return (
    <DrawingFrame
      title={checked.title}
      place={checked.place}
      seen={isExample ? board.seen : 'The board with your changes.'}
      data={isExample ? 'Example data' : 'Your changes'}
    >
      <ConflictHatch />
      <Toolbar
        checked={checked}
        settings={settings}
        limits={limits}
        isExample={isExample}
        handlers={handlers}
      />
      <div className="job border-t border-(--line)">
        <p id={hintId} className="needs-script job-hint">
          {board.hint}
        </p>
        <TimeAxis shift={span} clock={clock} />
      </div>
      <ul>
        {jobs.map((job) => (
          <PermitRow
            key={job.tag}
            permit={job}
            jobs={state.jobs}
            planned={board.jobs.find(({ tag }) => tag === job.tag)}
            conflictHours={unionOf(
              conflicts.filter(({ permits }) => permits.some(({ tag }) => tag === job.tag)),
            )}
            shift={span}
            clock={clock}
            rules={rules}
            bays={countAreas(board, settings)}
            handlers={handlers}
          />
        ))}
      </ul>
      <div className="findings border-t-2">
        <Findings checked={checked} isDamaged={isDamaged} limits={limits} handlers={handlers} />
        {/* Only the rack can be drawn. */}
        {rules.areas.length === 0 && (
          <div className="plan-frame">
            <PermitPlan
              jobs={jobs}
              conflicts={conflicts}
              rules={rules}
              handlers={handlers}
              rack={board.rack}
              planned={board.jobs}
              unit={settings.unit}
            />
          </div>
        )}
      </div>
      <RulesPanel board={board} settings={settings} rules={rules} handlers={handlers} />
    </DrawingFrame>
  );
}
