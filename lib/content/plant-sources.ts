import type { z } from 'zod';
import type { Rules } from '@/lib/calculations/simops-rules';
import type { PlantSources } from '@/lib/plant/register';
import type { plantSchema } from './schemas/plant';
import { shiftConflicts } from './shift-conflicts';

interface PlantContent {
  plant: z.output<typeof plantSchema>;
  drawings: {
    shiftLog: Pick<PlantSources, 'handover'>;
    xapiStream: Pick<PlantSources, 'statements'>;
    credential: PlantSources['credential'];
    permitBoard: { rules: Rules };
    causeTree: { cause: PlantSources['cause']; actions: { items: readonly string[] } };
    evmCard: {
      title: string;
      budget: number;
      periods: readonly { pv: number; ev?: number | undefined; ac?: number | undefined }[];
    };
  };
}

/** The parts of the content that the plant's records are made of. */
export function plantSources({ plant, drawings }: PlantContent): PlantSources {
  const { shiftLog, xapiStream, credential, causeTree, evmCard, permitBoard } = drawings;
  const { tag, name, holder, issued, expires, status } = credential;
  const week = evmCard.periods.findLastIndex(({ ev }) => ev !== undefined);
  const { pv = 0, ev = 0, ac = 0 } = evmCard.periods[week] ?? {};
  return {
    register: plant,
    handover: shiftLog.handover,
    // Only what answers need: pages fetch them.
    statements: xapiStream.statements.map(({ time, actor, verb, object, result }) => ({
      time,
      actor: { name: actor.name },
      verb,
      object: { name: object.name },
      result: { score: result.score },
    })),
    credential: { tag, name, holder, issued, expires, status },
    cause: causeTree.cause,
    actions: causeTree.actions.items.join(' '),
    program: { title: evmCard.title, week: week + 1, pv, ev, ac, bac: evmCard.budget },
    conflicts: shiftConflicts(plant, permitBoard.rules),
  };
}
