import { expect, it } from 'vitest';
import { growthOf } from './growth';

it('finds the start of what grows with the pages alone', () => {
  const cost = (pages: number) => ({ pages, cost: 20 + pages * 0.5 });
  const { fixedCost, perPage, ratio } = growthOf([cost(39), cost(390), cost(1950)]);
  expect(fixedCost).toBeCloseTo(20);
  expect(perPage).toEqual([0.5, 0.5, 0.5].map((each) => expect.closeTo(each)));
  expect(ratio).toBeCloseTo(1);
});

it('tells what each page repeats for all the others', () => {
  const cost = (pages: number) => ({ pages, cost: pages * (1 + pages / 1000) });
  expect(growthOf([cost(39), cost(390), cost(1950)]).ratio).toBeGreaterThan(1.5);
});
