import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { PageLink } from '@/components/ui/page-link';
import type { ProseSection } from '@/lib/content/types';

/** The words of a legal text. Its Markdown becomes elements at the build; no markup passes unread. */
export function LegalArticle({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <article className="prose">
      {sections.map(({ id, heading, parts, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <div className="prose-heading">
            <span aria-hidden="true" className="tag text-steel">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <AnchorLink id={id} heading={heading} />
          </div>
          {toJsxRuntime(body, {
            Fragment,
            jsx,
            jsxs,
            components: {
              a: ProseLink,
              th: ({ node: _, ...props }) => <th scope="col" {...props} />,
              h3: ({ node: _, id: part = '', children }) => (
                <div className="prose-heading">
                  <h3 id={part}>{children}</h3>
                  <AnchorLink id={part} heading={headingOf(parts, part)} />
                </div>
              ),
            },
          })}
        </section>
      ))}
    </article>
  );
}

function headingOf(parts: ProseSection['parts'], id: string): string {
  return parts.find((part) => part.id === id)?.heading ?? '';
}

/** Gives a heading's own address; it stands beside the heading, whose name it would become part of. */
function AnchorLink({ id, heading }: { id: string; heading: string }) {
  return (
    <a href={`#${id}`} aria-label={`Link to “${heading}”`} className="prose-anchor tag">
      #
    </a>
  );
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <PageLink href={href}>{children}</PageLink>;
  const address = href.replace(/^mailto:/, '');
  // On paper an address must be read; where the words are the address, once is enough.
  const printed = href.startsWith('#') || address === children ? undefined : address;
  return (
    <a href={href} data-address={printed}>
      {children}
    </a>
  );
}
