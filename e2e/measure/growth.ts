/** What a build of so many pages has cost: seconds, kilobytes or the like. */
export interface Cost {
  pages: number;
  cost: number;
}

export interface Growth {
  /** What the build costs before its first page. */
  fixedCost: number;
  /** For each build: the cost of a page, without its share of the start. */
  perPage: number[];
  /** A page of the largest build against one of the smallest: 1 where the cost grows with the pages alone. */
  ratio: number;
}

/**
 * How a cost grows. The start is where the line through the two smallest builds meets no pages at all,
 * so that a page of these two costs the same by definition, and a page of a larger one shows what does
 * not scale.
 *
 * @param builds two or more, each larger than the one before
 */
export function growthOf(builds: readonly Cost[]): Growth {
  const [least, second] = builds;
  if (least === undefined || second === undefined) throw new Error('growth needs two builds');
  const each = (second.cost - least.cost) / (second.pages - least.pages);
  const fixedCost = least.cost - each * least.pages;
  const perPage = builds.map(({ pages, cost }) => (cost - fixedCost) / pages);
  return { fixedCost, perPage, ratio: (perPage.at(-1) ?? each) / each };
}
