import type { Job, PermitBoardContent, PermitBoardSource, Plant } from './types';

/** The permits and isolations of the register, with the hours planned and worked. */
export function jobsOf({ permits, isolations, conflict }: Plant): Job[] {
  return [
    ...permits.map(({ tag, work, where, planned, final, fireWatch }) => ({
      ...{ tag, work, where, ...parseHours(planned), final: parseHours(final) },
      fireWatch: fireWatch === undefined ? null : Number.parseInt(fireWatch, 10),
      conflicting: conflict.includes(tag),
    })),
    ...isolations.map(({ tag, where, from, until }) => ({
      ...{ tag, work: 'Isolation', where, ...parseHours({ from, until }) },
      final: parseHours({ from, until }),
      ...{ fireWatch: null, conflicting: false },
    })),
  ];
}

/** The board with its rows filled in from the register. */
export function buildPermitBoard(
  { rows, ...words }: PermitBoardSource,
  jobs: readonly Job[],
): PermitBoardContent {
  return { ...words, permits: rows.flatMap((tag) => jobs.find((job) => job.tag === tag) ?? []) };
}

function parseHours({ from, until }: { from: string; until: string }) {
  return { from: Number.parseInt(from, 10), until: Number.parseInt(until, 10) };
}
