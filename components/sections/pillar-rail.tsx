interface PillarRailProps {
  /** Their short names, in order. */
  names: readonly string[];
}

/** The pillars as lamps on one busbar, which stays in view; `lib/page/scroll-position.ts` lights the one being read. */
export function PillarRail({ names }: PillarRailProps) {
  return (
    <nav
      data-current-section=""
      aria-label="Pillars"
      className="pillar-rail sticky top-16 z-20 border-b border-ink bg-paper print:hidden"
    >
      <ol className="measure grid grid-cols-7 @min-[64rem]/page:flex">
        {names.map((name, index) => (
          <li key={name} className="busbar relative">
            <a
              href={`#pillar-${index + 1}`}
              className="group flex min-h-12 items-center no-underline"
            >
              <span className="lamp relative grid size-7 place-items-center rounded-full border-2 border-ink font-mono text-sm font-semibold">
                {index + 1}
              </span>
              <span className="name bg-paper group-hover:underline">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
