import type { ReactNode } from 'react';

/* A drawing for each step, 64 px square, with the stroke of a process drawing. */
const drawings: readonly ReactNode[] = [
  // Selects the records for its job.
  <>
    <path d="M6 12h16v22H6zM42 12h16v22H42z" />
    <path d="M22 8h20v48H22z" />
    <path d="M27 17h10M27 24h10M27 31h10M27 38h6" />
    <path d="M6 42h10v14H6zM48 42h10v14H48z" />
  </>,
  // A statement, with a line to its source entry.
  <>
    <path d="M6 8h36v22H6zM30 40h28v18H30z" />
    <path d="M12 16h24M12 23h14M36 49h16" />
    <path stroke="#1a56a0" d="M32 23h18v17M45 35l5 6 5-6" />
  </>,
  // The gap stays empty.
  <>
    <path d="M10 6h44v52H10z" />
    <path d="M18 16h28M18 48h28" />
    <path strokeDasharray="4 4" d="M18 24h28v16H18z" />
  </>,
  // A person signs.
  <>
    <circle cx="22" cy="16" r="9" />
    <path d="M6 56V44l8-10h16l8 10v12z" />
    <path stroke="#1f7a4a" d="m40 32 7 8 13-17" />
  </>,
];

/** The rules of every agent as steps on one line, from the records to a person. */
export function TeamSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="team-steps mt-10 grid gap-x-8 gap-y-5 md:mt-14 @7xl/page:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-0 @7xl/page:row-span-3 @7xl/page:grid-cols-[minmax(0,1fr)] @7xl/page:grid-rows-subgrid"
        >
          <svg
            aria-hidden="true"
            viewBox="3 3 58 58"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="relative size-12 border-2 border-ink bg-white p-1 @7xl/page:size-18 @7xl/page:p-1"
          >
            {drawings[index]}
          </svg>
          <div className="@7xl/page:contents">
            <h3 className="text-xl leading-snug @7xl/page:mt-6">{title}</h3>
            <p className="mt-2 max-w-xl text-steel">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
