import type { Agent, AgentColor } from '@/lib/content/types';
import { AgentIcon } from './agent-icons';

/** Light or dark enough at both ends to contrast with the symbol. */
export const gradients: Record<AgentColor, string> = {
  graphite: 'from-graphite-rule to-graphite text-paper',
  steel: 'from-steel to-graphite-rule text-paper',
  amber: 'from-amber to-amber/80 text-ink',
  red: 'from-red to-red/80 text-paper',
  green: 'from-green to-graphite-rule text-paper',
  blue: 'from-blue to-graphite-rule text-paper',
};

interface AgentSymbolProps {
  agent: Pick<Agent, 'color' | 'icon'>;
  size: 'large' | 'small';
}

/** An agent's symbol on the colored end of its plate. */
export function AgentSymbol({ agent, size }: AgentSymbolProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-plate bg-linear-to-br forced-color-adjust-none ${size === 'large' ? 'size-14 md:size-24' : 'size-11 sm:size-14'} ${gradients[agent.color]}`}
    >
      <AgentIcon
        name={agent.icon}
        className={size === 'large' ? 'size-9 md:size-14' : 'size-7 sm:size-9'}
      />
    </span>
  );
}
