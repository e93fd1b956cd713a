import { contentWithoutMedia } from '@/lib/content';
import { plant } from '../register';

/** How many agents there are, and the morning of the pump, as the register has it. */
export const facts = {
  name: contentWithoutMedia().site.name,
  agentCount: contentWithoutMedia().agents.length,
  unit: plant.unit,
  bearing: plant.bearing,
};
