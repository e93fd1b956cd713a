import { expect, it } from 'vitest';
import { growthOf } from './scale-report';

it('separates the fixed cost from a linear cost per page', () => {
  const cost = (pages: number) => ({ pages, cost: 20 + pages * 0.5 });
  const { fixedCost, perPage, ratio } = growthOf([cost(39), cost(390), cost(1950)]);
  expect(fixedCost).toBeCloseTo(20);
  expect(perPage).toEqual([0.5, 0.5, 0.5].map((each) => expect.closeTo(each)));
  expect(ratio).toBeCloseTo(1);
});

it('reports a ratio above 1 if the cost per page grows with the number of pages', () => {
  const cost = (pages: number) => ({ pages, cost: pages * (1 + pages / 1000) });
  expect(growthOf([cost(39), cost(390), cost(1950)]).ratio).toBeGreaterThan(1.5);
});
