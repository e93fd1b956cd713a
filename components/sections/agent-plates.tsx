import { OffPageConnectorIcon } from '@/components/ui/icons';
import type { Agent } from '@/lib/content/types';
import { AgentSymbol } from './agent-symbol';

/** Agents as equipment nameplates, each of which leads to the agent's card. */
export function AgentPlates({ agents }: { agents: readonly (Agent & { href: string })[] }) {
  return (
    <ul className="even plates mt-6 sm:mt-8">
      {agents.map((agent) => (
        <li
          key={agent.name}
          className="relative row-span-2 grid grid-rows-subgrid gap-y-0 border border-steel bg-graphite-raised px-4 py-3 hover:bg-graphite-rule sm:p-6"
        >
          <div className="flex items-start gap-4">
            <AgentSymbol agent={agent} size="small" />
            <div>
              <h3 className="text-2xl">
                <a href={agent.href} className="stretched no-underline">
                  {agent.name}
                </a>
              </h3>
              <p className="tag mt-1 text-steel-light">{agent.role}</p>
            </div>
            <span className="absolute top-5 right-4 sm:top-7 sm:right-6 text-steel-light">
              <OffPageConnectorIcon />
            </span>
          </div>
          <p className="mt-2 sm:mt-4">{agent.tagline}</p>
        </li>
      ))}
    </ul>
  );
}
