import type { Agent } from '@/lib/content/types';
import { AgentSymbol } from './agent-symbol';

const heading = 'tag mt-7 border-t border-rule pt-4 font-normal text-steel';

/** All that is to be said of an agent, under its name. */
export function AgentWords({ agent }: { agent: Agent }) {
  return (
    <>
      <div className="flex items-center gap-5">
        <AgentSymbol agent={agent} size="small" />
        <p className="tag text-steel">{agent.role}</p>
      </div>
      <p className="mt-5 text-xl leading-snug font-semibold tracking-tight text-pretty">
        {agent.tagline}
      </p>
      <h3 className={heading}>Key Capabilities</h3>
      <ul className="mt-3 grid gap-2">
        {agent.capabilities.map((capability) => (
          <li key={capability} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-4 shrink-0 bg-ink" />
            {capability}
          </li>
        ))}
      </ul>
      <h3 className={heading}>Who Benefits</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {agent.targetUsers.map((user) => (
          <li key={user} className="bg-paper-deep px-2.5 py-0.5 text-[0.95rem]">
            {user}
          </li>
        ))}
      </ul>
      <h3 className={heading}>Impact</h3>
      <p className="mt-3">{agent.mainBenefit}</p>
    </>
  );
}
