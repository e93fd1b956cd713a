import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';

interface PageFrameProps {
  /** The page's title for the breadcrumb; Home has none. */
  crumb?: string;
  children: ReactNode;
}

/** What stands between the bar and the footer of every page. */
export function PageFrame({ crumb, children }: PageFrameProps) {
  return (
    <>
      {crumb !== undefined && <Breadcrumb title={crumb} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
