import type { Agent } from '@/lib/content/types';

/** Agents as the nameplates that equipment carries: riveted, engraved, one line each. */
export function AgentPlates({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {agents.map(({ name, role, tagline }) => (
        <li
          key={name}
          className="rivets rounded-plate border border-steel bg-graphite-raised px-6 py-5 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between"
        >
          <h3 className="text-2xl">{name}</h3>
          <p className="tag text-steel-light sm:mt-1 sm:border-b sm:border-steel sm:pb-3">{role}</p>
          <p className="mt-1 sm:mt-3">{tagline}</p>
        </li>
      ))}
    </ul>
  );
}
