import { formatAmount } from '@/lib/calculations/amount';
import { figuresOf } from './roi-figures';
import type { RoiState } from './roi-state';
import { describeRoi } from './roi-text';

interface RoiResultsProps {
  state: RoiState;
  /** What the figures assume. */
  assumption: string;
}

/** The result of the calculator. */
export function RoiResults({ state, assumption }: RoiResultsProps) {
  const figures = figuresOf(state);
  const text = describeRoi(figures, state.years);
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : formatAmount(cents));
  return (
    <div className="on-graphite flex flex-col bg-graphite px-4 py-5 text-paper sm:px-6">
      <p className="tag text-steel-light">Return on investment</p>
      <output
        aria-label="ROI"
        aria-live="off"
        className={`mt-2 block min-h-18 leading-none font-semibold wrap-anywhere tabular-nums ${textSize(text.roi)}`}
      >
        {text.roi}
      </output>
      {/* Breaks only before its ÷, as long as each part fits on a line. */}
      <p className="mt-3 min-h-[2lh] font-mono text-steel-light *:inline-block">
        {text.formula.split(/ (?=÷)/).map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
      <p className="mt-3 min-h-[2lh] text-pretty">{text.note}</p>
      <dl className="mt-4 border-t border-graphite-rule">
        <Figure name="Gross benefits">{amount(figures?.gross)}</Figure>
        {state.isolate && <Figure name="Adjusted benefits">{amount(figures?.benefits)}</Figure>}
        {figures?.time ? <Figure name="Learner time">{amount(figures.time)}</Figure> : null}
        <Figure name="Total costs">{amount(figures?.costs)}</Figure>
        <Figure name="Net benefit">{amount(figures?.net)}</Figure>
        <Figure name="Benefit-cost ratio">{text.ratio}</Figure>
        <Figure name="Payback">{text.payback}</Figure>
      </dl>
      <p className="mt-4 text-sm text-pretty text-steel-light">{assumption}</p>
      {state.intangibles.trim() !== '' && (
        <p className="mt-4 whitespace-pre-line wrap-anywhere">
          <span className="text-steel-light">Intangible, not in the figure:</span>
          <span>{`\n${state.intangibles.trim()}`}</span>
        </p>
      )}
    </div>
  );
}

/** Large, as long as the figure fits on a line of a phone. A dash isn't a figure. */
function textSize({ length }: string): string {
  if (length > 1 && length <= 6) return 'text-7xl';
  return length <= 10 ? 'text-5xl' : 'text-2xl';
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-graphite-rule py-2">
      <dt className="text-steel-light">{name}</dt>
      <dd>
        <output aria-label={name} aria-live="off" className="font-mono">
          {children}
        </output>
      </dd>
    </div>
  );
}
