import type { ReactNode } from 'react';

interface PageFrameProps {
  /** The page's title for the breadcrumb; Home has none. */
  breadcrumb?: string;
  /** Between the breadcrumb and `main`. */
  before?: ReactNode;
  /** Below `main`. */
  after?: ReactNode;
  /** Whether a process line leads through its sections to what's after it. */
  hasLine?: boolean;
  /** Whether `before` is where “Skip to main content” leads. */
  skipsMain?: boolean;
  children: ReactNode;
}

/** Everything between the top bar and the footer of a page. */
export function PageFrame(props: PageFrameProps) {
  const { breadcrumb, before, after, hasLine = false, skipsMain = false, children } = props;
  return (
    <>
      {breadcrumb !== undefined && <Breadcrumb title={breadcrumb} />}
      {before}
      <main
        {...(!skipsMain && { id: 'main', tabIndex: -1 })}
        className={`outline-none ${hasLine ? 'process-line' : ''}`}
      >
        {children}
      </main>
      {after}
    </>
  );
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="measure pt-4 print:hidden">
      <ol className="tag flex flex-wrap items-center gap-x-2 text-steel">
        <li className="crumb">
          <a href="/" className="inline-block py-1 underline-offset-4 hover:underline">
            Home
          </a>
        </li>
        <li aria-current="page" className="text-ink">
          {title}
        </li>
      </ol>
    </nav>
  );
}
