import type { ReactNode } from 'react';

interface NumberedPartsProps {
  points: readonly { title: string; text: string }[];
  /** One for each point. */
  pictures: readonly ReactNode[];
  /** What the pictures show together. */
  seen: string;
}

/** A sheet of numbered parts, each next to its explanation. On a phone, each explanation is below its part. */
export function NumberedParts({ points, pictures, seen }: NumberedPartsProps) {
  return (
    <ol className="mt-10 grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {points.map(({ title, text }, index) => (
        <li key={title} className="group contents">
          <div
            {...(index === 0 ? { role: 'img', 'aria-label': seen } : { 'aria-hidden': true })}
            className="flex"
          >
            <div className="grid min-w-0 grow content-center border-x-2 border-ink bg-white p-4 font-mono text-sm group-first:border-t-2 group-last:content-end max-sm:pb-2 sm:border-b sm:border-b-rule sm:px-5 sm:group-last:border-b-2 sm:group-last:border-b-ink">
              {pictures[index]}
            </div>
            <span className="w-6 shrink-0 self-center border-t border-ink max-sm:hidden lg:w-14" />
            <span className="balloon self-center max-sm:hidden">{index + 1}</span>
          </div>
          <div className="flex gap-4 border-rule py-3 max-sm:border-x-2 max-sm:border-b max-sm:border-x-ink max-sm:bg-white max-sm:px-4 max-sm:group-last:border-b-2 max-sm:group-last:border-b-ink sm:min-h-22 sm:items-center sm:border-b sm:pl-5 sm:group-first:border-t">
            <span aria-hidden="true" className="balloon sm:hidden">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-snug">{title}</h3>
              {/* A formula breaks only before its parenthesis and its ÷. */}
              <p className="mt-1 text-steel">
                {text.replace(/ (?=[^(]*\))|(?<=[÷×]) | (?=×)/g, '\u00a0')}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
