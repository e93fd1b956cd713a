import { contentWithoutMedia } from '@/lib/content';
import { plant } from '../register';

const [incident] = plant.incidents;
if (incident === undefined) throw new Error('content/plant.yaml has no incident to show.');

/** The incident's dates from the register, and the number of pillars on the page. */
export const facts = {
  incident: incident.tag.toUpperCase(),
  what: incident.what,
  life: incident.life,
  pillars: contentWithoutMedia().capabilities.pillars.length,
};
if (facts.pillars !== 7) {
  throw new Error('content/pages/Capabilities.yaml: the film shows seven pillars.');
}
