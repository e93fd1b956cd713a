import type { Agent } from '@/lib/content/types';

/** Agents as the nameplates that equipment carries: riveted, engraved, one line each. */
export function AgentPlates({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="mt-12 grid gap-4 md:grid-cols-2">
      {agents.map(({ name, role, tagline }) => (
        <li
          key={name}
          className="rivets rounded-plate border border-steel bg-graphite-raised px-8 py-7"
        >
          <h3 className="text-3xl font-bold">{name}</h3>
          <p className="tag mt-2 text-steel-light">{role}</p>
          <p className="mt-4 max-w-md">{tagline}</p>
        </li>
      ))}
    </ul>
  );
}
