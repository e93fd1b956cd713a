import { markdownTable } from './markdown-table';

export interface BuildCost {
  pages: number;
  /** Wall-clock time. */
  seconds: number;
  /** CPU time; null if the system doesn't report it. */
  cpuSeconds: number | null;
  /** Size of all exported files, including compressed ones. */
  kilobytes: number;
  files: number;
}

/** The cost of a build with this many pages, such as seconds or kilobytes. */
interface Cost {
  pages: number;
  cost: number;
}

interface Growth {
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

/** A Markdown table with a row for each build, and the growth of costs per page. */
export function scaleReport(builds: readonly BuildCost[]): string {
  const growths = {
    seconds: growthOf(builds.map(({ pages, seconds }) => ({ pages, cost: seconds }))),
    processor: growthOf(builds.map(({ pages, cpuSeconds }) => ({ pages, cost: cpuSeconds ?? 0 }))),
    kilobytes: growthOf(builds.map(({ pages, kilobytes }) => ({ pages, cost: kilobytes }))),
  };
  const each = ({ perPage }: Growth, index: number, digits: number) =>
    perPage[index]?.toFixed(digits) ?? '';
  const counted = builds.every(({ cpuSeconds }) => cpuSeconds !== null);
  const rows = builds.map(({ pages, seconds, cpuSeconds, kilobytes, files }, index) => [
    pages.toLocaleString('en-US'),
    seconds.toFixed(0),
    each(growths.seconds, index, 3),
    cpuSeconds === null ? '' : cpuSeconds.toFixed(0),
    counted ? each(growths.processor, index, 3) : '',
    files.toLocaleString('en-US'),
    (kilobytes / 1000).toFixed(1),
    each(growths.kilobytes, index, 1),
  ]);
  const ratio = [
    `${builds.at(-1)?.pages} vs. ${builds[0]?.pages}`,
    '',
    growths.seconds.ratio.toFixed(2),
    '',
    counted ? growths.processor.ratio.toFixed(2) : '',
    '',
    '',
    growths.kilobytes.ratio.toFixed(2),
  ];
  return [
    `Costs per page exclude a fixed start of ${growths.seconds.fixedCost.toFixed(0)} seconds and ${(growths.kilobytes.fixedCost / 1000).toFixed(1)} MB.`,
    '',
    markdownTable(
      [
        'pages',
        'seconds',
        'seconds per page',
        'CPU seconds',
        'per page',
        'files',
        'MB in `out/`',
        'KB per page',
      ],
      [...rows, ratio],
    ),
  ].join('\n');
}
