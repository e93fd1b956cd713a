import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { checkPlan } from '@/lib/calculations/isolation';
import type { Plan } from '@/lib/calculations/isolation-rules';
import type { SpotTheErrorContent } from '@/lib/content/types';
import { lotoPlanAsOwn } from '../isolation/example-plan';
import { ruleWords } from '../isolation/rule-words';
import { type GamePlan, type Isolation, plannedIsolation } from './isolation';
import { withMistake } from './mistakes';
import type { WrittenCase } from './plan-sets';

/** At build: the paragraph against each mistake, from what the checks of “Check yours” find in its drawing. */
export function sourcesOf(
  { cases, verifications }: SpotTheErrorContent,
  plan: GamePlan,
): Record<string, string> {
  const planned = plannedIsolation(plan);
  return Object.fromEntries(
    cases.map(({ mistake }) => {
      const [found] = checkPlan(asPlan(withMistake(planned, mistake), plan, verifications));
      return [mistake, found === undefined ? '' : ruleWords[found.rule].source];
    }),
  );
}

type PlanSet = SpotTheErrorContent['sets'][number];

/** A plan of a set with one of its mistakes, or as it's right. */
export function planWith({ plan }: PlanSet, change: PlanSet['cases'][number]['change'] = {}): Plan {
  const { tag, ...texts } = change;
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined),
  );
  if (tag === undefined) return { ...plan, ...changed };
  const points = plan.points.map((each) => (each.tag === tag ? { ...each, ...changed } : each));
  return { ...plan, points };
}

/** At build: the cases of the sets, each with its plan, and the paragraph against its mistake. */
export function writtenCases({ sets }: SpotTheErrorContent): WrittenCase[] {
  return sets.flatMap((set) =>
    set.cases.map(({ change, ...drawn }) => {
      const plan = planWith(set, change);
      const [found] = checkPlan(plan);
      const { title, place } = set;
      const cases = set.cases.map(({ change: _, ...each }) => each);
      const source = found === undefined ? '' : ruleWords[found.rule].source;
      return { title, place, plan, drawn, cases, source };
    }),
  );
}

/** The isolation as a plan that can be checked. */
export function asPlan(
  { points, records, keys, crew, onBox, bleedTo }: Isolation,
  plan: GamePlan,
  verifications: SpotTheErrorContent['verifications'],
): Plan {
  const planned = isolatedLine(plan.points).points;
  const example = lotoPlanAsOwn(plan);
  return {
    ...example,
    crew: crew.join(', '),
    onBox: onBox.join(', '),
    keys: keys.join(', '),
    points: example.points.map((point, index) => {
      const { position, isLocked = false, isTagged = false } = points[index] ?? {};
      const { lock = '', holder = null, verification = null } = records[index] ?? {};
      const words = {
        ...point,
        lock: isLocked ? lock : '',
        holder: isTagged ? (holder ?? '') : '',
        verification: verification === null ? point.verification : verifications[verification],
      };
      if (verification === 'controller') return { ...words, device: 'Controller' };
      if (position !== planned[index]?.position) return { ...words, position: position ?? '' };
      const isOpen = position === 'open' && bleedTo === 'closed drain';
      return isOpen ? { ...words, position: 'locked open, to the closed drain' } : words;
    }),
  };
}
