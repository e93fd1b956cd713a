import { contentBeforeFilms } from '@/lib/content';
import { plant } from '../register';

/** How many agents there are, and the pump that the decision starts. */
export const facts = {
  agentCount: contentBeforeFilms().agents.length,
  pump: plant.bearing.spare,
};
