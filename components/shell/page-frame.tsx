import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';

interface PageFrameProps {
  /** The page's title for the breadcrumb; Home has none. */
  breadcrumb?: string;
  /** Between the breadcrumb and `main`. */
  before?: ReactNode;
  /** Below `main`. */
  after?: ReactNode;
  children: ReactNode;
}

/** Everything between the top bar and the footer of a page. */
export function PageFrame({ breadcrumb, before, after, children }: PageFrameProps) {
  return (
    <>
      {breadcrumb !== undefined && <Breadcrumb title={breadcrumb} />}
      {before}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {after}
    </>
  );
}
