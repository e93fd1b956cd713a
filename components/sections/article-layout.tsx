import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import { ChevronIcon } from '@/components/ui/icons';
import { LinkLabel } from '@/components/ui/link-label';
import type { AnchoredHeading, ProseSection } from '@/lib/content/types';

interface ArticleProps {
  sections: readonly ProseSection[];
  /** The URLs of a picture, by its file name. */
  imageSources: (file: string) => { src: string; srcSet?: string };
}

/** A long text next to the list of its sections. */
export function ArticleLayout({ sections, imageSources }: ArticleProps) {
  const titled = sections.filter(({ id }) => id !== '');
  return (
    <div className="measure grid gap-10 pt-10 sm:max-lg:pt-6 pb-12 md:pb-16 lg:pt-16 xl:[@media(height<46rem)]:pt-8 @min-[62rem]/page:grid-cols-[minmax(0,1fr)_19rem] lg:gap-16 xl:pl-12">
      {titled.length > 0 && (
        <OnThisPage headings={titled.map(({ id, heading }) => ({ id, heading }))} />
      )}
      <Article sections={sections} imageSources={imageSources} />
    </div>
  );
}

/** The sections of a long text as links; `lib/page/scroll-position.ts` marks the one being read. */
function OnThisPage({ headings }: { headings: readonly AnchoredHeading[] }) {
  return (
    <nav
      data-current-section=""
      aria-labelledby="on-this-page"
      className="border-t border-ink @min-[62rem]/page:order-last @min-[62rem]/page:sticky @min-[62rem]/page:top-24 @min-[62rem]/page:max-h-[calc(100svh-7rem)] @min-[62rem]/page:self-start @min-[62rem]/page:overflow-y-auto print:hidden"
    >
      <h2 id="on-this-page" className="tag py-3 font-normal text-steel max-sm:hidden">
        On this page
      </h2>
      <details className="collapsible group">
        <summary className="flex min-h-12 items-center justify-between border-b border-rule font-semibold">
          On this page
          <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
        </summary>
        <ol className="border-rule max-sm:border-b sm:columns-2 sm:gap-10 @min-[62rem]/page:columns-1 @min-[62rem]/page:border-b">
          {headings.map(({ id, heading }, index) => (
            <li key={id} className="break-inside-avoid border-t border-rule">
              <a
                href={`#${id}`}
                className="grid grid-cols-[2.25rem_1fr] items-baseline border-l-3 border-transparent forced-colors:not-aria-[current]:border-[Canvas] py-2 sm:max-lg:py-1.5 xl:[@media(height<46rem)]:py-1.5 pl-2 text-[0.95rem] leading-snug hover:underline aria-[current]:border-ink aria-[current]:bg-paper-deep aria-[current]:font-semibold"
              >
                <span aria-hidden="true" className="tag font-normal text-steel">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The text. Its Markdown is parsed into elements at build time, so it can't contain raw HTML. */
function Article({ sections, imageSources }: ArticleProps) {
  const titled = sections.filter(({ id }) => id !== '');
  return (
    <article className="prose">
      {sections.map(({ id, heading, subheadings, body }) => (
        <section
          key={id}
          {...(id && { id, className: 'landing', 'aria-labelledby': `${id}-heading` })}
        >
          {id !== '' && (
            <div className="anchored">
              <span aria-hidden="true" className="tag text-steel">
                {String(titled.findIndex((section) => section.id === id) + 1).padStart(2, '0')}
              </span>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <HeadingAnchor id={id} heading={heading} />
            </div>
          )}
          {toJsxRuntime(body, {
            Fragment,
            jsx,
            jsxs,
            components: {
              a: ProseLink,
              figure: ({ children }) => <figure className="mt-6">{children}</figure>,
              figcaption: ({ children }) => (
                <figcaption className="mt-2 text-sm text-steel">{children}</figcaption>
              ),
              img: ({ node: _, src, alt = '', ...size }) => (
                // biome-ignore lint/performance/noImgElement: next/image resizes on a server, which an export lacks
                <img
                  {...size}
                  alt={alt}
                  {...imageSources(String(src))}
                  sizes={columnWidth}
                  className="border border-rule"
                />
              ),
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

/** The width of `.prose` (app/prose.css), or of a phone without the margins of `.measure`. */
const columnWidth = '(width >= 48rem) 44rem, calc(100vw - 2.5rem)';

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
      <LinkLabel href={href}>{children}</LinkLabel>
    </a>
  );
}
