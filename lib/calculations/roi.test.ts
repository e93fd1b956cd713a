import { describe, expect, it } from 'vitest';
import { calculateRoi } from './roi';

describe('the return on investment', () => {
  it('is the net benefit as a percentage of the costs', () => {
    expect(
      calculateRoi({ benefits: [4_200_000, 1_800_000], costs: [2_500_000, 1_500_000] }),
    ).toEqual({
      benefits: 6_000_000,
      costs: 4_000_000,
      net: 2_000_000,
      roi: 50,
      ratio: 150,
      payback: 80,
    });
  });

  it('is zero at break-even and negative below it', () => {
    expect(calculateRoi({ benefits: [100], costs: [100] }).roi).toBe(0);
    expect(calculateRoi({ benefits: [50], costs: [100] }).roi).toBe(-50);
    expect(calculateRoi({ benefits: [], costs: [100] }).roi).toBe(-100);
  });

  it('is rounded to a whole percent, half away from zero', () => {
    expect(calculateRoi({ benefits: [200], costs: [300] }).roi).toBe(-33);
    expect(calculateRoi({ benefits: [1005], costs: [1000] }).roi).toBe(1);
    expect(calculateRoi({ benefits: [995], costs: [1000] }).roi).toBe(-1);
  });

  it('isn’t defined without costs, and there’s no payback without benefits or costs', () => {
    expect(calculateRoi({ benefits: [1], costs: [] })).toMatchObject({
      ...{ roi: null, ratio: null, payback: null },
    });
    expect(calculateRoi({ benefits: [], costs: [1] }).payback).toBeNull();
  });
});
