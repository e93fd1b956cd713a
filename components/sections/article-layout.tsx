import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import type { ProseSection } from '@/lib/content/types';
import { OnThisPage } from './on-this-page';

/** A long text next to the list of its sections. */
export function ArticleLayout({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="measure grid gap-10 py-12 md:py-16 @min-[62rem]/page:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
      <OnThisPage headings={sections.map(({ id, heading }) => ({ id, heading }))} />
      <Article sections={sections} />
    </div>
  );
}

/** The text. Its Markdown is parsed into elements at build time, so it can't contain raw HTML. */
function Article({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <article className="prose">
      {sections.map(({ id, heading, subheadings, body }, index) => (
        <section key={id} id={id} className="landing" aria-labelledby={`${id}-heading`}>
          <div className="anchored">
            <span aria-hidden="true" className="tag text-steel">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <HeadingAnchor id={id} heading={heading} />
          </div>
          {toJsxRuntime(body, {
            Fragment,
            jsx,
            jsxs,
            components: {
              a: ProseLink,
              th: ({ node: _, ...props }) => <th scope="col" {...props} />,
              h3: ({ node: _, id: part = '', children }) => (
                <div className="anchored">
                  <h3 id={part}>{children}</h3>
                  <HeadingAnchor id={part} heading={headingOf(subheadings, part)} />
                </div>
              ),
            },
          })}
        </section>
      ))}
    </article>
  );
}

function headingOf(parts: ProseSection['subheadings'], id: string): string {
  return parts.find((part) => part.id === id)?.heading ?? '';
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <a href={href}>{children}</a>;
  const address = href.replace(/^mailto:/, '');
  // Print shows the URL after the link, unless the link's text is the URL.
  const printed = href.startsWith('#') || address === children ? undefined : address;
  return (
    <a href={href} data-address={printed}>
      {children}
    </a>
  );
}
