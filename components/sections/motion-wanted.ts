import { savesData } from '@/components/ui/saves-data';

/** Whether a film may start by itself: not with reduced motion, not when the reader saves data. */
export function motionWanted(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
