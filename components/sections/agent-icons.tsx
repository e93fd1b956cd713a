import type { ReactNode } from 'react';
import type { AgentIconName } from '@/lib/content/types';

/* The agents' symbols on a 48 px grid, with the stroke of a process drawing. */
const symbols: Record<AgentIconName, ReactNode> = {
  log: <path d="M10 6h28v36H10zM16 6v36M21 15h12M21 22h12M21 29h7M6 13h8M6 24h8M6 35h8" />,
  badge: <path d="M12 12h24v30H12zM20 12V5h8v7M24 27a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM16 36h16" />,
  permit: (
    <>
      <path d="M14 10h28v32H14zM6 4h28v6M6 4v32h8M20 19h16M20 26h9" />
      <path d="m26 35 4 4 8-10" />
    </>
  ),
  schedule: (
    <path d="M6 6v36h36M12 11h13v5H12zM19 21h13v5H19zM27 31h14v5H27zM25 13h4v8M32 23h3v8" />
  ),
  people: (
    <>
      <circle cx="24" cy="12" r="6" />
      <circle cx="10" cy="36" r="5" />
      <circle cx="38" cy="36" r="5" />
      <path d="M21 17.5 13 32M27 17.5 35 32M15 36h18" />
    </>
  ),
  question: (
    <>
      <path d="M6 8h36v26H22l-9 8v-8H6z" />
      <path d="M20 17a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.800M24 28v1.5" />
    </>
  ),
  headset: <path d="M10 28v-4a14 14 0 0 1 28 0v4M6 26h8v11H6zM34 26h8v11h-8zM38 37v5H26" />,
  document: (
    <path d="M6 6h15l5 5v31H6zM26 11h16v31H26M12 19h8M12 26h8M32 19h5M32 26h5M13 34l5-3M32 31l5 3" />
  ),
  causes: <path d="M17 5h14v9H17zM5 33h12v9H5zM31 33h12v9H31zM24 14v10M11 33v-9h26v9" />,
  pump: (
    <>
      <circle cx="22" cy="24" r="13" />
      <path d="m16 16 17 8-17 8zM22 11h21M2 24h7M13 33l-5 9h28l-5-9" />
    </>
  ),
  letter: <path d="M5 11h38v28H5zM5 11l19 15 19-15M5 39l14-17M43 39 29 22" />,
  lens: (
    <>
      <circle cx="20" cy="20" r="14" />
      <path d="m30 30 13 13M13 16h14M13 23h9" />
    </>
  ),
  gauge: (
    <>
      <circle cx="24" cy="22" r="17" />
      <path d="M24 22 33 13M24 39v6M13 22h-2M24 11V9M37 22h-2M16 31h16" />
    </>
  ),
  stream: (
    <path d="M5 40h38M9 40V29h6v11M21 40V21h6v19M33 40V13h6v27M5 21l13-9 8 3L42 4M36 4h6v6" />
  ),
  broadcast: (
    <>
      <circle cx="24" cy="17" r="3" />
      <path d="M24 20 14 43h20zM18 34h12M17 25a10.6 10.6 0 0 1 0-16M31 9a10.6 10.6 0 0 1 0 16M11 30a18.4 18.4 0 0 1 0-26M37 4a18.4 18.4 0 0 1 0 26" />
    </>
  ),
  agreement: (
    <path d="M8 5h24v38H8zM14 13h12M14 20h12M14 27h6M32 17h8v26h-8M15 37c3-5 4-5 5-1s3 2 6-1" />
  ),
  checklist: (
    <path d="M9 8h30v35H9zM18 4h12v8H18zM15 20l2.5 2.5L22 18M15 32l2.5 2.5L22 30M27 21h7M27 33h7" />
  ),
  route: (
    <>
      <circle cx="9" cy="38" r="4" />
      <circle cx="39" cy="10" r="4" />
      <path d="M13 38h13v-14H17V10h18M22 6l-5 4M31 33l5 5-5 5" />
    </>
  ),
};

/** An agent's symbol. It's decorative, because the name is next to it. */
export function AgentIcon({ name, className }: { name: AgentIconName; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
    >
      {symbols[name]}
    </svg>
  );
}
