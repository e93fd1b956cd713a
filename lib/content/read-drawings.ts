import type { z } from 'zod';
import { buildPermitBoard, jobsOf } from './permit-board';
import { causeTreeSchema, operationsBoardSchema, permitBoardSchema } from './schemas/boards';
import { companySchema } from './schemas/company';
import {
  credentialSchema,
  evmCardSchema,
  lotoPlanSchema,
  mediaBriefSchema,
  shiftLogSchema,
  xapiStreamSchema,
} from './schemas/drawings';
import type { Drawings, Plant } from './types';

type ReadYaml = <S extends z.ZodType>(name: string, schema: S) => z.output<S> | null;

/** Reads the content of every drawing; null if one of their files, or the plant register, has a problem. */
export function readDrawings(
  read: ReadYaml,
  pageNames: readonly string[],
  plant: Plant | null,
): Drawings | null {
  const jobs = plant === null ? null : jobsOf(plant);
  const operationsBoard = read('drawings/operations-board.yaml', operationsBoardSchema);
  const permitBoard = read(
    'drawings/permit-board.yaml',
    permitBoardSchema(jobs?.map(({ tag }) => tag) ?? null, plant?.conflict ?? []),
  );
  const causeTree = read('drawings/cause-tree.yaml', causeTreeSchema);
  const shiftLog = read('drawings/shift-log.yaml', shiftLogSchema);
  const lotoPlan = read('drawings/loto-plan.yaml', lotoPlanSchema);
  const xapiStream = read('drawings/xapi-stream.yaml', xapiStreamSchema);
  const credential = read('drawings/credential.yaml', credentialSchema(pageNames));
  const evmCard = read('drawings/evm-card.yaml', evmCardSchema);
  const mediaBrief = read('drawings/media-brief.yaml', mediaBriefSchema);
  const company = read('drawings/company.yaml', companySchema);
  if (
    jobs === null ||
    operationsBoard === null ||
    permitBoard === null ||
    causeTree === null ||
    shiftLog === null ||
    lotoPlan === null ||
    xapiStream === null ||
    credential === null ||
    evmCard === null ||
    mediaBrief === null ||
    company === null
  ) {
    return null;
  }
  return {
    operationsBoard,
    permitBoard: buildPermitBoard(permitBoard, jobs),
    causeTree,
    shiftLog,
    lotoPlan,
    xapiStream,
    credential,
    evmCard,
    mediaBrief,
    company,
  };
}
