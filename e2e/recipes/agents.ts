import { z } from 'zod';
import type { Recipe } from './recipe';
import type { SiteFiles } from './site-files';
import { unused } from './unused';

const taughtIn = 'Add an agent';
const agents = 'content/agents.yaml';
const team = 'content/pages/AITeam.yaml';

/** A new agent, as a writer would copy it from another. */
function newAgent(site: SiteFiles, title: string) {
  const name = unused(site.read(agents), (number) => (number === 1 ? title : `${title} ${number}`));
  return {
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    role: 'Valve Maintenance',
    tagline: 'Lists the valves that are due for a stroke test before the next shutdown.',
    capabilities: [
      'Tracks stroke tests and leak checks for every valve',
      'Compares test results with earlier ones',
      'Leaves the decision to replace a valve to maintenance',
    ],
    targetUsers: ['Maintenance Manager', 'Maintenance Technician'],
    mainBenefit: 'Maintenance knows which valves to test while the unit is down anyway.',
    color: 'steel',
    icon: 'pump',
  };
}

/** The agents on AI Team and what's around them. */
export const agentRecipes: readonly Recipe[] = [
  {
    title: 'Add an agent in the middle of the list',
    taughtIn,
    alsoChanges: 'Agent counts follow. The films `team` and `platform` show every agent.',
    apply: (site) => site.insert(agents, '5', newAgent(site, 'Valve Keeper')),
  },
  {
    title: 'Add another agent at the end, and list it in a pillar',
    taughtIn,
    apply(site) {
      const last = site.read(agents).match(/^- name: /gm)?.length ?? 0;
      const agent = newAgent(site, 'Spare Parts Planner');
      site.insert(agents, `${last}`, agent);
      site.insert(
        'content/pages/Capabilities.yaml',
        'pillars.id=operations.agents.names.0',
        agent.name,
      );
    },
  },
  {
    title: 'Remove an agent',
    taughtIn,
    alsoChanges: 'Its name has to go from Core Capabilities, too, and links to it.',
    after: 'Add another agent at the end, and list it in a pillar',
    apply(site) {
      const listed = 'pillars.id=operations.agents.names.0';
      const name = site.get('content/pages/Capabilities.yaml', listed);
      site.remove(agents, `name=${name}`);
      site.remove('content/pages/Capabilities.yaml', listed);
    },
  },
  {
    title: 'Move an agent to the top of the list',
    taughtIn,
    after: 'Add an agent in the middle of the list',
    apply: (site) => site.move(agents, 'id=valve-keeper', 0),
  },
  {
    title: 'Reword an agent and change its plate',
    taughtIn,
    apply(site) {
      site.set(
        agents,
        'id=milam.tagline',
        'Reads the logs overnight and lists open items by seven in the morning.',
      );
      site.set(agents, 'id=milam.role', 'Shift Intelligence');
      site.set(agents, 'id=milam.color', 'green');
      site.set(agents, 'id=milam.icon', 'lens');
      site.set(
        agents,
        'id=milam.capabilities.0',
        'Reads logs, handovers, and alarms of every unit',
      );
    },
  },
  {
    title: 'Change whom an agent works with',
    taughtIn,
    alsoChanges: 'The counts of the filter by role follow.',
    apply(site) {
      const roles = site.get(agents, 'id=bowie.targetUsers');
      const isTaken = Array.isArray(roles) && roles.includes('HSE Manager');
      if (!isTaken) site.insert(agents, 'id=bowie.targetUsers.0', 'HSE Manager');
      site.set(agents, 'id=milam.targetUsers', ['Operations Manager', 'Group Leader']);
    },
  },
  {
    title: 'Show another agent on Home',
    taughtIn,
    apply(site) {
      const list = z.array(z.object({ headline: z.boolean().default(false) }));
      const shown = list.parse(site.get(agents, '')).map(({ headline }) => headline);
      site.remove(agents, `${shown.lastIndexOf(true)}.headline`);
      site.set(agents, `${shown.indexOf(false)}.headline`, true);
    },
  },
  {
    title: 'Regroup the roles that agents are filtered by',
    taughtIn,
    apply(site) {
      const groups = 'wall.roles.groups';
      site.set(team, `${groups}.0.name`, 'Running the unit');
      site.move(team, `${groups}.5`, 0);
      const role = site.get(team, `${groups}.2.roles.0`);
      site.remove(team, `${groups}.2.roles.0`);
      site.insert(team, `${groups}.0.roles.0`, role);
    },
  },
];
