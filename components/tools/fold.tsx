import type { ReactNode } from 'react';

interface FoldProps {
  summary: ReactNode;
  className: string;
  children: ReactNode;
}

/** What few visitors need, behind one line. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={`group/fold ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2">
        <span>{summary}</span>
        <span
          aria-hidden="true"
          className="text-xl leading-none font-light group-open/fold:rotate-45 print:hidden"
        >
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
