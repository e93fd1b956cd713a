import { type IsolatedLine, isolatedLine } from '@/components/sections/drawings/isolated-line';
import type { LotoPlanContent, SpotTheErrorContent } from '@/lib/content/types';

/** The parts of the isolation plan that the game draws and checks. */
export type GamePlan = Pick<LotoPlanContent, 'line' | 'points' | 'basis' | 'choices'> & {
  box: Pick<LotoPlanContent['box'], 'locks'>;
};

/** What the game says, without the plans that aren't drawn. */
export type GameWords = Omit<SpotTheErrorContent, 'sets'>;

export type Verification = keyof SpotTheErrorContent['verifications'];

/** What the plan says about a point, besides what's drawn. */
interface PointRecord {
  lock: string;
  /** The name on the tag; null if there is none. */
  holder: string | null;
  /** Null if it's verified as in the plan. */
  verification: Verification | null;
}

/** An isolation: its drawing and its records, in the order of its points. */
export interface Isolation extends IsolatedLine {
  records: readonly PointRecord[];
  /** Locks whose keys are in the lock box. */
  keys: readonly string[];
  /** The people who work behind the isolation, and those with a personal lock on the box. */
  crew: readonly string[];
  onBox: readonly string[];
}

/** The isolation as it's planned. */
export function plannedIsolation({ points, box }: GamePlan): Isolation {
  const crew = box.locks.map(({ holder }) => holder);
  return {
    ...isolatedLine(points),
    records: points.map(({ lock, holder }, index) => ({
      lock,
      holder,
      verification: index === 0 ? 'proved' : null,
    })),
    keys: points.map(({ lock }) => lock),
    crew,
    onBox: crew,
  };
}
