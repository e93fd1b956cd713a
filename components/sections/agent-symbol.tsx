import type { Agent, AgentColor } from '@/lib/content/types';
import { AgentIcon } from './agent-icons';

/** The color of an agent's work. Programs have a light rule, because they're also on graphite. */
const faces: Record<AgentColor, string> = {
  graphite: 'border border-steel-light bg-graphite text-paper',
  steel: 'bg-steel-light text-ink',
  amber: 'bg-amber text-ink',
  red: 'bg-red text-paper',
  green: 'bg-green text-paper',
  blue: 'bg-blue text-paper',
};

interface AgentSymbolProps {
  agent: Pick<Agent, 'color' | 'icon'>;
  size: 'large' | 'small';
}

/** An agent's symbol on the colored end of its plate. */
export function AgentSymbol({ agent, size }: AgentSymbolProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center forced-color-adjust-none ${size === 'large' ? 'w-18 self-stretch @2xl/page:w-24 @7xl/page:h-28 @7xl/page:w-full' : 'size-11 sm:size-14'} ${faces[agent.color]}`}
    >
      <AgentIcon
        name={agent.icon}
        className={size === 'large' ? 'size-11 md:size-14' : 'size-7 sm:size-9'}
      />
    </span>
  );
}
