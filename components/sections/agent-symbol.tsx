import type { Agent, AgentColor, AgentIconName } from '@/lib/content/types';

/* The agents' symbols: paths on a 48 px grid, with the stroke of a process drawing. */
const symbols: Record<AgentIconName, string> = {
  log: 'M10 6h28v36H10zM16 6v36M21 15h12M21 22h12M21 29h7M6 13h8M6 24h8M6 35h8',
  badge: 'M12 12h24v30H12zM20 12V5h8v7M24 27a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM16 36h16',
  permit: 'M14 10h28v32H14zM6 4h28v6M6 4v32h8M20 19h16M20 26h9M26 35l4 4 8-10',
  schedule: 'M6 6v36h36M12 11h13v5H12zM19 21h13v5H19zM27 31h14v5H27zM25 13h4v8M32 23h3v8',
  people:
    'M18 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM5 36a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM33 36a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM21 17.5 13 32M27 17.5 35 32M15 36h18',
  question: 'M6 8h36v26H22l-9 8v-8H6zM20 17a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.800M24 28v1.5',
  headset: 'M10 28v-4a14 14 0 0 1 28 0v4M6 26h8v11H6zM34 26h8v11h-8zM38 37v5H26',
  document: 'M6 6h15l5 5v31H6zM26 11h16v31H26M12 19h8M12 26h8M32 19h5M32 26h5M13 34l5-3M32 31l5 3',
  causes: 'M17 5h14v9H17zM5 33h12v9H5zM31 33h12v9H31zM24 14v10M11 33v-9h26v9',
  pump: 'M9 24a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM16 16l17 8-17 8zM22 11h21M2 24h7M13 33l-5 9h28l-5-9',
  letter: 'M5 11h38v28H5zM5 11l19 15 19-15M5 39l14-17M43 39 29 22',
  lens: 'M6 20a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM30 30l13 13M13 16h14M13 23h9',
  gauge:
    'M7 22a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM24 22 33 13M24 39v6M13 22h-2M24 11V9M37 22h-2M16 31h16',
  stream: 'M5 40h38M9 40V29h6v11M21 40V21h6v19M33 40V13h6v27M5 21l13-9 8 3L42 4M36 4h6v6',
  broadcast:
    'M21 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM24 20 14 43h20zM18 34h12M17 25a10.6 10.6 0 0 1 0-16M31 9a10.6 10.6 0 0 1 0 16M11 30a18.4 18.4 0 0 1 0-26M37 4a18.4 18.4 0 0 1 0 26',
  agreement: 'M8 5h24v38H8zM14 13h12M14 20h12M14 27h6M32 17h8v26h-8M15 37c3-5 4-5 5-1s3 2 6-1',
  checklist: 'M9 8h30v35H9zM18 4h12v8H18zM15 20l2.5 2.5L22 18M15 32l2.5 2.5L22 30M27 21h7M27 33h7',
  route:
    'M5 38a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM35 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM13 38h13v-14H17V10h18M22 6l-5 4M31 33l5 5-5 5',
};

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

/** An agent's symbol on the colored end of its plate. It's decorative, because the name is next to it. */
export function AgentSymbol({ agent, size }: AgentSymbolProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center forced-color-adjust-none ${size === 'large' ? 'w-18 self-stretch @2xl/page:w-24 @7xl/page:h-28 @7xl/page:w-full' : 'size-11 sm:size-14'} ${faces[agent.color]}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        className={size === 'large' ? 'size-11 md:size-14' : 'size-7 sm:size-9'}
      >
        <path d={symbols[agent.icon]} />
      </svg>
    </span>
  );
}
