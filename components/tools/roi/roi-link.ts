import type { RoiCalculatorContent } from '@/lib/content/types';
import { markCut, markedBelow } from '../cut-link';
import { numberForLink, numberFromLink } from '../number-text';
import type { ParsedFigures } from '../use-figures';
import { figuresOf } from './roi-figures';
import {
  allOfIt,
  exampleOf,
  maxRows,
  noOptions,
  type RoiRow,
  type RoiSide,
  type RoiState,
  yearCounts,
} from './roi-state';

/** The names of a row's fields, which are also those in the URL. */
export const fieldNames = {
  benefits: { label: 'benefit', amount: 'benefit-amount' },
  costs: { label: 'cost', amount: 'cost-amount' },
} as const;

/** In the URL if there are no rows, because a link without rows gets its example. */
const noRows = 'rows';

const optionUnits = { hours: 'count', rate: 'dollars', learners: 'count' } as const;

type Examples = RoiCalculatorContent['examples'];

/** The fields before the calculator loaded, as typed. If only another example was chosen, its rows replace the first's. */
export function fromFields(params: URLSearchParams, examples: Examples): RoiState {
  const first = exampleOf(examples, '');
  const { start } = exampleOf(examples, params.get('start') ?? '');
  const typed = readState(params, (text) => text);
  const isTyped = String(toLink({ ...typed, start: first.start })) !== String(toLink(first));
  return isTyped ? { ...typed, start } : exampleOf(examples, start);
}

/**
 * Reads a link. What can't be read stays as it is, for the visitor to correct. A link without rows gets the example of its
 * starting point, unless it says that all rows were removed.
 */
export function fromLink(
  linked: URLSearchParams,
  examples: Examples,
  isCut = false,
): ParsedFigures<RoiState> {
  const { params, problems } = markCut(linked, isCut);
  const number = params.get('start');
  const example = exampleOf(examples, number ?? '');
  if (number !== null && example.start !== number) {
    problems.push(`There’s no worked example ${number.slice(0, 8)}. The first one is used.`);
  }
  const state = { ...readState(params, numberFromLink), start: example.start };
  for (const side of ['benefits', 'costs'] as const) {
    if (state[side].length > maxRows) {
      problems.push(`It has more than ${maxRows} ${side}. The rest are left out.`);
    }
    state[side] = state[side].slice(0, maxRows);
  }
  if (figuresOf(state) === null) problems.push(markedBelow);
  const isEmpty = params.get(noRows) === 'none';
  if (state.benefits.length + state.costs.length > 0 || isEmpty) return { state, problems };
  if (params.size > (number === null ? 0 : 1)) {
    problems.push('It has no benefits or costs, so you see the worked example.');
  }
  return { state: example, problems };
}

/** Null if a figure can't be read. */
export function toLink(state: RoiState): URLSearchParams | null {
  if (figuresOf(state) === null) return null;
  const params = new URLSearchParams({ start: state.start });
  for (const [name, none] of Object.entries({ ...noOptions })) {
    const typed = state[name as keyof typeof noOptions];
    const unit = optionUnits[name as keyof typeof optionUnits];
    if (typed !== none) params.set(name, unit === undefined ? typed : numberForLink(typed, unit));
  }
  // Last, because only the last figure of a link can be cut off.
  for (const side of ['benefits', 'costs'] as const) {
    for (const { label, amount, ...percents } of state[side]) {
      params.append(fieldNames[side].label, label);
      if (side === 'benefits' && state.isolate) {
        params.append('attribution', numberForLink(percents.attribution, 'percent'));
        params.append('confidence', numberForLink(percents.confidence, 'percent'));
      }
      params.append(fieldNames[side].amount, numberForLink(amount, 'dollars'));
    }
  }
  if (state.benefits.length + state.costs.length === 0) params.set(noRows, 'none');
  return params;
}

/** @param show how a number's text is shown in its field */
function readState(params: URLSearchParams, show: typeof numberFromLink) {
  const get = (name: string) => params.get(name) ?? '';
  return {
    start: '',
    benefits: readRows(params, 'benefits', show),
    costs: readRows(params, 'costs', show),
    years: yearCounts.find((count) => count === get('years')) ?? '1',
    isolate: get('isolate'),
    hours: show(get('hours'), 'count'),
    rate: show(get('rate'), 'dollars'),
    learners: show(get('learners'), 'count'),
    intangibles: get('intangibles'),
  };
}

/** A part of a row that's missing can't be read. */
function readRows(params: URLSearchParams, side: RoiSide, show: typeof numberFromLink): RoiRow[] {
  const labels = params.getAll(fieldNames[side].label);
  const amounts = params.getAll(fieldNames[side].amount);
  const attributions = params.getAll('attribution');
  const confidences = params.getAll('confidence');
  // With one more, a link has too many.
  const rows = (labels.length > amounts.length ? labels : amounts).slice(0, maxRows + 1);
  return rows.map((_, id) => ({
    id,
    label: labels[id] ?? '',
    amount: show(amounts[id] ?? '…', 'dollars'),
    attribution: show(attributions[id] ?? allOfIt.attribution, 'percent'),
    confidence: show(confidences[id] ?? allOfIt.confidence, 'percent'),
  }));
}
