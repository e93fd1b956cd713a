import type { z } from 'zod';
import { boardAt } from '@/lib/plant/board';
import { identifiersOf } from '@/lib/plant/entries';
import { createIdentifierFinder } from '@/lib/plant/identifiers';
import type { PlantSources } from '@/lib/plant/register';
import { buildPermitBoard } from './permit-board';
import { plantSources } from './plant-sources';
import {
  causeTreeSchema,
  operationsBoardSchema,
  permitBoardSchema,
  registerSchema,
} from './schemas/boards';
import { companySchema, dataPathSchema, evmCardSchema } from './schemas/charts';
import {
  credentialSchema,
  mediaBriefSchema,
  ruleCheckSchema,
  shiftLogSchema,
  xapiStreamSchema,
} from './schemas/drawings';
import { lotoPlanSchema } from './schemas/isolation';
import type { plantSchema } from './schemas/plant';
import { spotTheErrorSchema } from './schemas/spot-the-error';
import { buildRuleCheck } from './shift-conflicts';
import { isComplete, type ReadYaml } from './validate-yaml';

/** Reads the content of every drawing; null if one of their files, or the plant register, has a problem. */
export function readDrawings(
  read: ReadYaml,
  pageNames: readonly string[],
  plant: z.output<typeof plantSchema> | null,
) {
  const jobs =
    plant === null ? null : [...plant.permits, ...plant.isolations.map(({ tag }) => ({ tag }))];
  const found = {
    operationsBoard: read('drawings/operations-board.yaml', operationsBoardSchema),
    permitBoard: read('drawings/permit-board.yaml', permitBoardSchema(jobs, plant?.conflict ?? [])),
    causeTree: read('drawings/cause-tree.yaml', causeTreeSchema),
    shiftLog: read('drawings/shift-log.yaml', shiftLogSchema),
    lotoPlan: read('drawings/loto-plan.yaml', lotoPlanSchema(plant?.isolations ?? null)),
    xapiStream: read('drawings/xapi-stream.yaml', xapiStreamSchema),
    credential: read('drawings/credential.yaml', credentialSchema(pageNames)),
    evmCard: read('drawings/evm-card.yaml', evmCardSchema),
    mediaBrief: read('drawings/media-brief.yaml', mediaBriefSchema),
    register: read('drawings/register.yaml', registerSchema),
    ruleCheck: read(
      'drawings/rule-check.yaml',
      ruleCheckSchema(plant?.log.map(({ time }) => time) ?? null),
    ),
    company: read('drawings/company.yaml', companySchema),
    dataPath: read('drawings/data-path.yaml', dataPathSchema),
    spotTheError: read('drawings/spot-the-error.yaml', spotTheErrorSchema),
  };
  if (plant === null || !isComplete(found)) return null;
  const { isolation, ...lotoPlan } = found.lotoPlan;
  const plan = plant.isolations.find(({ tag }) => tag === isolation);
  const before = new Map(plant.devices.map(({ tag, state }) => [tag, state]));
  const { find } = createIdentifierFinder(identifiersOf(plant));
  /** With the tags and names in it, which an island links by itself. */
  const withTags = <T extends object>(drawing: T) => ({
    ...drawing,
    tags: [
      ...new Set(
        find(JSON.stringify(drawing).replaceAll('"', ' ')).map(({ identifier }) => identifier),
      ),
    ],
  });
  const permitBoard = buildPermitBoard(found.permitBoard, plant);
  const sources = plantSources({ plant, drawings: { ...found, permitBoard } });
  return {
    ...found,
    operationsBoard: withTags(buildOperationsBoard(found.operationsBoard, sources)),
    permitBoard: withTags(permitBoard),
    ruleCheck: buildRuleCheck(found.ruleCheck, plant),
    evmCard: withTags(found.evmCard),
    shiftLog: { ...found.shiftLog, entries: plant.log },
    lotoPlan: {
      ...lotoPlan,
      basis: { ...lotoPlan.basis, fluid: plant.line.fluid, text: plan?.basis ?? '' },
      points: (plan?.points ?? []).map(({ device, ...point }) => ({
        tag: device,
        ...point,
        /** Before the isolation. */
        before: before.get(device) ?? 'closed',
      })),
    },
  };
}

/** The board at the time in its file, and what it takes to compute it at another. */
function buildOperationsBoard(
  { counts, rows, ...words }: z.output<typeof operationsBoardSchema>,
  sources: PlantSources,
) {
  const layout = { counts, rows };
  const { shift, date } = sources.register;
  const { from, until } = shift;
  return {
    ...words,
    date,
    shift: { from, until },
    layout,
    ...boardAt(sources, layout, words.time),
  };
}
