import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { checkPlan } from '@/lib/calculations/isolation';
import type { Plan } from '@/lib/calculations/isolation-rules';
import type { SpotTheErrorContent } from '@/lib/content/types';
import { lotoPlanAsOwn } from '../isolation/example-plan';
import { ruleWords } from '../isolation/rule-words';
import { type GamePlan, type Isolation, plannedIsolation } from './isolation';
import { withMistake } from './mistakes';

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
