/** The cost of a build with this many pages, such as seconds or kilobytes. */
export interface Cost {
  pages: number;
  cost: number;
}

export interface Growth {
  /** Cost of a build with no pages. */
  fixedCost: number;
  /** For each build, the cost per page, excluding the fixed cost. */
  perPage: number[];
  /** Cost per page of the largest build divided by that of the smallest; 1 if the cost is linear. */
  ratio: number;
}

/**
 * How a cost grows with the number of pages. The fixed cost is the intercept of the line through the two smallest
 * builds. By definition, these two have the same cost per page; a higher one in a larger build shows what doesn't
 * scale.
 *
 * @param builds two or more, in increasing size
 * @throws if there are fewer than two
 */
export function growthOf(builds: readonly Cost[]): Growth {
  const [smallest, second] = builds;
  if (smallest === undefined || second === undefined) throw new Error('growth needs two builds');
  const slope = (second.cost - smallest.cost) / (second.pages - smallest.pages);
  const fixedCost = smallest.cost - slope * smallest.pages;
  const perPage = builds.map(({ pages, cost }) => (cost - fixedCost) / pages);
  return { fixedCost, perPage, ratio: (perPage.at(-1) ?? slope) / slope };
}
