import { isComplete } from './content-reader';
import type { ReadYaml } from './parse-yaml';
import { causeTreeSchema, operationsBoardSchema, permitBoardSchema } from './schemas/boards';
import { companySchema } from './schemas/company';
import {
  credentialSchema,
  lotoPlanSchema,
  mediaBriefSchema,
  shiftLogSchema,
  xapiStreamSchema,
} from './schemas/drawings';
import { evmCardSchema } from './schemas/evm-card';
import type { Drawings, Job, PermitBoardContent, PermitBoardSource, Plant } from './types';

/** Reads the content of every drawing; null if one of their files, or the plant register, has a problem. */
export function readDrawings(
  read: ReadYaml,
  pageNames: readonly string[],
  plant: Plant | null,
): Drawings | null {
  const jobs = plant === null ? null : jobsOf(plant);
  const tags = jobs?.map(({ tag }) => tag) ?? null;
  const found = {
    operationsBoard: read('drawings/operations-board.yaml', operationsBoardSchema),
    permitBoard: read('drawings/permit-board.yaml', permitBoardSchema(tags, plant?.conflict ?? [])),
    causeTree: read('drawings/cause-tree.yaml', causeTreeSchema),
    shiftLog: read('drawings/shift-log.yaml', shiftLogSchema),
    lotoPlan: read('drawings/loto-plan.yaml', lotoPlanSchema),
    xapiStream: read('drawings/xapi-stream.yaml', xapiStreamSchema),
    credential: read('drawings/credential.yaml', credentialSchema(pageNames)),
    evmCard: read('drawings/evm-card.yaml', evmCardSchema),
    mediaBrief: read('drawings/media-brief.yaml', mediaBriefSchema),
    company: read('drawings/company.yaml', companySchema),
  };
  if (jobs === null || !isComplete(found)) return null;
  return { ...found, permitBoard: buildPermitBoard(found.permitBoard, jobs) };
}

/** Permits and isolations in the plant register, with planned and final hours. */
function jobsOf({ permits, isolations, conflict }: Plant): Job[] {
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
function buildPermitBoard(
  { rows, ...rest }: PermitBoardSource,
  jobs: readonly Job[],
): PermitBoardContent {
  return { ...rest, permits: rows.flatMap((tag) => jobs.find((job) => job.tag === tag) ?? []) };
}

function parseHours({ from, until }: { from: string; until: string }) {
  return { from: Number.parseInt(from, 10), until: Number.parseInt(until, 10) };
}
