import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';

interface PageFrameProps {
  /** The page's title for the breadcrumb; Home has none. */
  crumb?: string;
  /** Stands above `main`, below the breadcrumb. */
  before?: ReactNode;
  /** Stands below `main`. */
  after?: ReactNode;
  children: ReactNode;
}

/** Everything between the top bar and the footer of a page. */
export function PageFrame({ crumb, before, after, children }: PageFrameProps) {
  return (
    <>
      {crumb !== undefined && <Breadcrumb title={crumb} />}
      {before}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {after}
    </>
  );
}
