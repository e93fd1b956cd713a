import { describe, expect, it } from 'vitest';
import { calculateRoi } from './roi';

const of = (benefits: number[], costs: number[]) =>
  calculateRoi({
    benefits: benefits.map((amount) => ({ amount })),
    costs: costs.map((amount) => ({ amount })),
  });

describe('the return on investment', () => {
  it('is the net benefit as a percentage of the costs', () => {
    expect(of([42000, 18000], [25000, 15000])).toEqual({ benefits: 60000, costs: 40000, roi: 50 });
  });

  it('is zero at break-even and negative below it', () => {
    expect(of([100], [100]).roi).toBe(0);
    expect(of([50], [100]).roi).toBe(-50);
  });

  it('is rounded to a whole percent', () => {
    expect(of([200], [300]).roi).toBe(-33);
  });

  it('throws without costs', () => {
    expect(() => of([1], [])).toThrow('needs costs');
  });
});
