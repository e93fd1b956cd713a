import type { Job, PermitBoardContent, PermitBoardSource, Plant } from './types';

/** Permits and isolations in the plant register, with planned and final hours. */
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

/** Replaces the tags in the board's rows with jobs from the register. */
export function buildPermitBoard(
  { rows, ...rest }: PermitBoardSource,
  jobs: readonly Job[],
): PermitBoardContent {
  return { ...rest, permits: rows.flatMap((tag) => jobs.find((job) => job.tag === tag) ?? []) };
}

function parseHours({ from, until }: { from: string; until: string }) {
  return { from: Number.parseInt(from, 10), until: Number.parseInt(until, 10) };
}
