import type { LotoPlanContent } from '@/lib/content/types';
import { noPlan, type OwnPlan } from './plan-schema';

type Example = Pick<LotoPlanContent, 'line' | 'points' | 'basis'> & {
  box: Pick<LotoPlanContent['box'], 'locks'>;
};

/** The site's plan as one that can be checked. */
export function lotoPlanAsOwn({ line, points, basis, box }: Example): OwnPlan {
  const crew = box.locks.map(({ holder }) => holder);
  return {
    ...noPlan,
    title: `${line.permit}, ${line.job}`,
    points: points.map(({ tag, energy, type, position, lock, holder, how }) => ({
      tag,
      energy,
      device: type,
      position,
      lock,
      holder,
      verification: how,
    })),
    job: 'line break',
    basis: basis.text,
    primary: crew[0] ?? '',
    crew: crew.join(', '),
    onBox: crew.join(', '),
    keys: points.map(({ lock }) => lock).join(', '),
    shift: 'same',
    removal: 'own',
    steps:
      'Notify console and crew\nStop the feed\nClose each valve\nLock and tag each point\nDrain the line\nProve the bleed clear, verify zero energy',
  };
}
