import type { ReactNode } from 'react';
import type { LinkItem } from '@/lib/content/types';

interface PageFrameProps {
  /** The page's title for the breadcrumb; Home has none. */
  breadcrumb?: string;
  /** The page between Home and this one. */
  parent?: LinkItem;
  /** The language of `children`, if it isn't English. */
  lang?: string | undefined;
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
  const { breadcrumb, parent, lang, before, after, hasLine = false, skipsMain = false } = props;
  return (
    <>
      {breadcrumb !== undefined && <Breadcrumb title={breadcrumb} parent={parent} />}
      {before}
      <main
        lang={lang}
        {...(!skipsMain && { id: 'main', tabIndex: -1 })}
        className={`outline-none ${hasLine ? 'process-line' : ''}`}
      >
        {props.children}
      </main>
      {after}
    </>
  );
}

function Breadcrumb({ title, parent }: { title: string; parent: LinkItem | undefined }) {
  const links = [{ label: 'Home', href: '/' }, ...(parent === undefined ? [] : [parent])];
  return (
    <nav aria-label="Breadcrumb" className="measure pt-4 print:hidden">
      <ol className="tag flex flex-wrap items-center gap-x-2 text-steel">
        {links.map(({ label, href }) => (
          <li key={href} className="crumb">
            <a href={href} className="inline-block py-1 underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {title}
        </li>
      </ol>
    </nav>
  );
}
