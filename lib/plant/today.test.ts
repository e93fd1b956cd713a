import { expect, it } from 'vitest';
import { todayAtPlant } from './today';

it('is the day on the Texas coast, in the evening and after midnight', () => {
  expect(todayAtPlant(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20');
  expect(todayAtPlant(new Date('2026-12-31T23:00:00-06:00'))).toBe('2026-12-31');
  expect(todayAtPlant(new Date('2026-07-05T05:30:00Z'))).toBe('2026-07-05');
});
