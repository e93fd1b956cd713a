import type { Agent } from '@/lib/content/types';

/** Agents as equipment nameplates: riveted, engraved, one line each. */
export function AgentPlates({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="even plates mt-8">
      {agents.map(({ name, role, tagline }) => (
        <li key={name} className="rivets rounded-plate border border-steel bg-graphite-raised p-6">
          <h3 className="text-2xl">{name}</h3>
          <p className="tag mt-2 text-steel-light">{role}</p>
          <p className="mt-2">{tagline}</p>
        </li>
      ))}
    </ul>
  );
}
