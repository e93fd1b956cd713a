import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from '@/components/sections/agent-icons';
import { contentWithoutMedia } from '@/lib/content';
import { findByTag, plant } from '../register';

const [hotWork] = plant.conflict;
const supervisor = contentWithoutMedia().drawings.shiftLog.entries.find(
  ({ time }) => time === plant.bearing.decided,
)?.by;

/**
 * The agents in page order, each with its plate's symbol, and the pump's morning from the register.
 */
export const facts = {
  name: contentWithoutMedia().site.name,
  agents: contentWithoutMedia().agents.map(({ name, role, icon }) => ({
    ...{ name, role },
    symbol: renderToStaticMarkup(createElement(AgentIcon, { name: icon, className: 'symbol' })),
  })),
  bearing: plant.bearing,
  hotWork: findByTag(plant.permits, hotWork),
  supervisor: plant.people.find(({ name }) => name === supervisor),
};
if (facts.supervisor === undefined) {
  throw new Error('content/drawings/shift-log.yaml has no entry for the decision of plant.yaml.');
}
