import type { Agent } from '@/lib/content/types';
import { AgentSymbol } from './agent-symbol';

/** Agents as equipment nameplates: riveted, engraved, with the symbols of their page. */
export function AgentPlates({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="even plates mt-8">
      {agents.map((agent) => (
        <li
          key={agent.name}
          className="rivets row-span-2 grid grid-rows-subgrid gap-y-0 rounded-plate border border-steel bg-graphite-raised p-6"
        >
          <div className="flex items-start gap-4">
            <AgentSymbol agent={agent} size="small" />
            <div>
              <h3 className="text-2xl">{agent.name}</h3>
              <p className="tag mt-1 text-steel-light">{agent.role}</p>
            </div>
          </div>
          <p className="mt-4">{agent.tagline}</p>
        </li>
      ))}
    </ul>
  );
}
