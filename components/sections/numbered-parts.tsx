import type { ReactNode } from 'react';

interface NumberedPartsProps {
  points: readonly { title: string; text: string }[];
  /** A drawing with the numbers of the points. */
  children: ReactNode;
}

/** A drawing with numbered parts, and the list that explains them. */
export function NumberedParts({ points, children }: NumberedPartsProps) {
  return (
    <div className="mt-12 grid items-start gap-x-8 gap-y-10 sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-cols-2 lg:gap-x-14">
      {children}
      <ol className="grid gap-y-6 sm:gap-y-0">
        {points.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-rule sm:border-t sm:py-4"
          >
            <span aria-hidden="true" className="balloon">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-steel">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
