import type { Agent } from '@/lib/content/types';
import { AgentIcon } from './agent-icons';

/** The legend of the drawing: every agent's symbol, small, in the order of the crew board. */
export function AgentLegend({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul
      aria-hidden="true"
      className="grid grid-cols-6 gap-px border border-graphite-rule bg-graphite-rule"
    >
      {agents.map(({ id, icon, headline }) => (
        <li
          key={id}
          className={`grid aspect-square place-items-center ${headline ? 'bg-graphite-raised text-paper' : 'bg-graphite text-steel-light'}`}
        >
          <AgentIcon name={icon} className="size-1/2" />
        </li>
      ))}
    </ul>
  );
}
