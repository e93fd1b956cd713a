import { stepsWithout } from '@/lib/calculations/isolation-steps';
import type { LotoPlanContent } from '@/lib/content/types';
import { noPlan, type OwnPlan, pointOf } from './plan-schema';

type Example = Pick<LotoPlanContent, 'line' | 'points' | 'basis' | 'choices'> & {
  box: Pick<LotoPlanContent['box'], 'locks'>;
};

/** The site's plan as one that can be checked. */
export function lotoPlanAsOwn({ line, points, choices, basis, box }: Example): OwnPlan {
  const crew = box.locks.map(({ holder }) => holder);
  return {
    ...noPlan,
    title: `${line.permit}, ${line.job}`,
    points: points.map(({ tag, lock, holder }, index) =>
      pointOf({ ...choices[index], tag, lock, holder }),
    ),
    job: 'line break',
    air: 'tested',
    single: 'accepted',
    basis: basis.text,
    primary: crew[0] ?? '',
    crew: crew.join(', '),
    onBox: crew.join(', '),
    keys: points.map(({ lock }) => lock).join(', '),
    shift: 'same',
    removal: 'own',
    steps: stepsWithout('blinds'),
  };
}
