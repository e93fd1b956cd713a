import type { DataPathContent } from '@/lib/content/types';

/** Lines that lead into a vessel and out of it, with what decides who sees it on the vessel. */
export function DataPath({ title, into, held, out, caption }: DataPathContent) {
  return (
    <figure aria-label={title} className="data-path sheet bg-white">
      <div className="drawing-grid-paper grid grid-cols-[minmax(0,1fr)] items-start px-4 py-5 @min-[44rem]/page:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)] lg:px-8 lg:py-4">
        <Lines {...into} />
        <div className="vessel flex flex-col justify-center self-stretch px-6 py-6 @min-[44rem]/page:pt-24 lg:px-10">
          <h3 className="text-xl leading-snug">{held.heading}</h3>
          <dl className="mt-3 grid gap-3">
            {held.lines.map(({ who, what }) => (
              <div key={who}>
                <dt className="font-mono text-[0.8rem] text-(--quiet)">{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Lines {...out} />
      </div>
      <figcaption className="tag border-t border-(--line) px-4 py-2 text-(--quiet) normal-case">
        {caption}
      </figcaption>
    </figure>
  );
}

function Lines({ heading, lines }: DataPathContent['into']) {
  return (
    <div className="flex flex-col self-stretch @min-[44rem]/page:py-6">
      <h3 className="tag font-normal text-(--quiet)">{heading}</h3>
      <ul className="mt-2 grid grow grid-rows-[auto] @min-[44rem]/page:auto-rows-fr">
        {lines.map(({ who, what, dashed }) => (
          <li key={who} className={`path-line content-end ${dashed ? 'dashed' : ''}`}>
            <span className="font-semibold @min-[44rem]/page:block">{who} </span>
            <span className="text-(--quiet)">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
