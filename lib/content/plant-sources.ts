import type { PlantSources } from '@/lib/plant/register';

interface PlantContent {
  plant: PlantSources['register'];
  drawings: {
    shiftLog: Pick<PlantSources, 'handover'>;
    xapiStream: Pick<PlantSources, 'statements'>;
    credential: PlantSources['credential'];
  };
}

/** The parts of the content that the plant's records are made of. */
export function plantSources({ plant, drawings }: PlantContent): PlantSources {
  const { shiftLog, xapiStream, credential } = drawings;
  return {
    register: plant,
    handover: shiftLog.handover,
    statements: xapiStream.statements,
    credential,
  };
}
