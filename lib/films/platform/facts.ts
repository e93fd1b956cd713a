import { contentWithoutMedia } from '@/lib/content';
import { plant } from '../register';

/** The number of agents, and the pump's morning from the register. */
export const facts = {
  name: contentWithoutMedia().site.name,
  agentCount: contentWithoutMedia().agents.length,
  unit: plant.unit,
  bearing: plant.bearing,
};
