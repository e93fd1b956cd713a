import type { Agent } from '@/lib/content/types';
import { AgentOpener } from './agent-opener';
import { AgentSymbol } from './agent-symbol';
import { AgentWords } from './agent-words';

/**
 * The crew board: the headline agents on riveted plates, the others on plates of the common size.
 * The last row fills itself, whatever the number of agents.
 */
export function AgentWall({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="mt-12 flex flex-wrap gap-4">
      {agents.map((agent) =>
        agent.headline ? (
          <li
            key={agent.id}
            id={agent.id}
            className="plate rivets on-graphite relative flex grow basis-full flex-col gap-6 rounded-plate border border-transparent bg-graphite px-7 py-8 text-paper [transition:background-color_0.15s] hover:bg-graphite-rule sm:flex-row sm:items-start xl:basis-[calc(50%-1rem)]"
          >
            <AgentSymbol agent={agent} size="large" />
            <div>
              <AgentOpener id={agent.id} name={agent.name} className="text-3xl font-bold">
                <AgentWords agent={agent} />
              </AgentOpener>
              <p className="tag mt-2 text-steel-light">{agent.role}</p>
              <p className="mt-4 max-w-md">{agent.tagline}</p>
            </div>
          </li>
        ) : (
          <li
            key={agent.id}
            id={agent.id}
            className="plate relative flex grow basis-full gap-5 rounded-plate border border-rule bg-white p-5 [transition:border-color_0.15s] hover:border-ink sm:basis-[20rem]"
          >
            <AgentSymbol agent={agent} size="small" />
            <div className="min-w-0 wrap-break-word">
              <AgentOpener
                id={agent.id}
                name={agent.name}
                className="text-lg leading-snug font-bold"
              >
                <AgentWords agent={agent} />
              </AgentOpener>
              <p className="tag mt-1.5 text-steel">{agent.role}</p>
              <p className="mt-3 text-[0.95rem] text-steel">{agent.tagline}</p>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
