import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { overlapOf, unionOf } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, type BoardState, shiftOf } from './board-state';
import { Findings } from './findings';
import { ConflictHatch, TimeAxis } from './hours-chart';
import { IsolationRow } from './isolation-row';
import { isIsolation } from './jobs';
import { PermitPlan } from './permit-plan';
import { hintId, PermitRow } from './permit-row';
import { RulesPanel } from './rules-panel';
import { isNightIn, limitsOf, rulesOf, unitOf } from './settings';
import { Toolbar } from './toolbar';

interface PermitBoardProps {
  board: PermitBoardContent;
  state: BoardState;
  isExample: boolean;
  /** Whether the link couldn't be read. */
  isDamaged: boolean;
  handlers: BoardHandlers;
}

/** A shift's permits as bars on a clock and as zones on a plan, with what the rules find. */
export function PermitBoard({ board, state, isExample, isDamaged, handlers }: PermitBoardProps) {
  const { settings } = state;
  const isNight = isNightIn(settings);
  const { bays } = board.rack;
  const shift = shiftOf(board, isNight);
  const rules = rulesOf(board, settings);
  const jobs = state.jobs.filter((job) => overlapOf(job, shift) !== null);
  // Of both shifts: what's out of view can kill, too.
  const conflicts = findConflicts(state.jobs, rules);
  return (
    <DrawingFrame
      title={board.title}
      place={`${board.place} · ${isNight ? 'night' : 'day'} shift`}
      seen={isExample ? board.seen : 'The board with your changes.'}
      data={isExample ? undefined : 'Your changes'}
    >
      <ConflictHatch />
      <Toolbar
        board={board}
        jobs={state.jobs}
        isNight={isNight}
        isExample={isExample}
        handlers={handlers}
      />
      <div className="job border-t border-(--line)">
        <p id={hintId} className="needs-script job-hint">
          {board.hint}
        </p>
        <TimeAxis shift={shift} />
      </div>
      <ul>
        {jobs.map((job) =>
          isIsolation(job, rules) ? (
            <IsolationRow key={job.tag} isolation={job} shift={shift} />
          ) : (
            <PermitRow
              key={job.tag}
              permit={job}
              jobs={state.jobs}
              planned={board.jobs.find(({ tag }) => tag === job.tag)}
              conflictHours={unionOf(
                conflicts.filter(({ permits }) => permits.some(({ tag }) => tag === job.tag)),
              )}
              shift={shift}
              rules={rules}
              bays={bays}
              handlers={handlers}
            />
          ),
        )}
      </ul>
      <div className="findings border-t-2">
        <Findings
          board={board}
          conflicts={conflicts}
          isDamaged={isDamaged}
          rules={rules}
          handlers={handlers}
          jobs={state.jobs}
          limits={limitsOf(board, settings)}
        />
        <div className="plan-frame">
          <PermitPlan
            jobs={jobs}
            conflicts={conflicts}
            rules={rules}
            handlers={handlers}
            rack={board.rack}
            planned={board.jobs}
            unit={unitOf(settings)}
          />
        </div>
      </div>
      <RulesPanel board={board} settings={settings} rules={rules} handlers={handlers} />
    </DrawingFrame>
  );
}
