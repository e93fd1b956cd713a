import { type Entry, listEntries } from './entries';
import { listRecords, type PlantRecord } from './records';
import type { PlantSources } from './register';

/** Everything that answers, boards, and records are made of. */
export interface PlantModel {
  sources: PlantSources;
  records: readonly PlantRecord[];
  entries: readonly Entry[];
}

export function createPlantModel(sources: PlantSources): PlantModel {
  return { sources, records: listRecords(sources), entries: listEntries(sources) };
}
