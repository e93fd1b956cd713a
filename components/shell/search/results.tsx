'use client';

import type { MouseEvent } from 'react';
import { excerptOf } from './excerpt';
import type { SearchHit } from './find';
import { termOf, word } from './words';

interface ResultsProps {
  results: readonly SearchHit[];
  /** Number of the option chosen with the keyboard; -1 for none. */
  active: number;
  /** The ID of option n is this prefix plus n. */
  idPrefix: string;
  onLeave: () => void;
}

const option =
  'block scroll-mt-56 scroll-mb-12 border-l-3 border-l-transparent pr-4 pl-[calc(1rem-3px)] hover:bg-paper-deep aria-selected:border-l-ink aria-selected:bg-paper-deep forced-colors:not-aria-selected:border-l-[Canvas] sm:pr-6 sm:pl-[calc(1.5rem-3px)]';

/**
 * Results are options of the searchbox, and also links, so a middle click opens one in a new tab. A placeholder is a
 * group of options, because an option can't contain others: first the page itself, then its links.
 */
export function Results({ results, active, idPrefix, onLeave }: ResultsProps) {
  let count = 0;

  function optionTo(href: string) {
    const place = count;
    count += 1;
    return {
      href,
      id: `${idPrefix}${place}`,
      role: 'option',
      'aria-selected': place === active,
      tabIndex: -1,
      onClick: follow,
    };
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // With these keys, the result opens in another tab or window, or is downloaded.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    onLeave();
    const { pathname, hash } = event.currentTarget;
    if (hash === '' || pathname !== location.pathname) return;
    // On the same page, let the browser navigate, so there's a hashchange event.
    event.preventDefault();
    if (location.hash === hash) location.replace(hash);
    else location.hash = hash;
  }

  return (
    <div
      role="listbox"
      aria-label="Results"
      className="border-t border-rule *:not-last:border-b *:border-b-rule"
    >
      {results.map(({ href, title, page, kind, sub, text, available, terms }) =>
        kind === 'placeholder' ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
          <div key={href} role="group" aria-label={`${title}, coming soon`} className="pb-2">
            <a
              {...optionTo(href)}
              className={`${option} flex items-center justify-between gap-4 pt-3 pb-1`}
            >
              <span className="text-lg leading-snug font-semibold">
                <Highlight text={title} terms={terms} />
              </span>
              <span className="tag flex-none text-steel">Page coming soon</span>
            </a>
            <div className="px-4 sm:grid sm:grid-cols-[auto_1fr] sm:items-baseline sm:gap-x-5 sm:px-6">
              {/* Each link repeats this for screen readers, because a group of options can't contain text. */}
              {available.length > 0 && (
                <span aria-hidden="true" className="tag text-steel normal-case">
                  Read about it here
                </span>
              )}
              <span className="flex flex-wrap gap-x-5">
                {available.map((link) => (
                  <a
                    key={link.href}
                    {...optionTo(link.href)}
                    className="scroll-mt-56 scroll-mb-12 py-1.5 leading-snug underline decoration-steel underline-offset-4 aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2"
                  >
                    <span className="sr-only">Read about it here: </span>
                    {link.label}
                  </a>
                ))}
              </span>
            </div>
          </div>
        ) : (
          <a key={href} {...optionTo(href)} className={`${option} py-3`}>
            <span className="block text-lg leading-snug font-semibold">
              <Highlight text={title} terms={terms} />
            </span>
            <span className="tag mt-1 block text-steel normal-case">
              {`${kind === 'page' ? 'Page' : page}${sub === '' ? '' : ` / ${sub}`}`}
            </span>
            <span className="mt-1 block text-[0.95rem] leading-snug text-steel">
              <Highlight text={excerptOf(text, terms)} terms={terms} />
            </span>
          </a>
        ),
      )}
    </div>
  );
}

/** Highlights the words in a text that a query matched. As `NoBreakTags`, other words are another element. */
function Highlight({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!terms.has(termOf(written))) continue;
    parts.push(
      text.slice(from, index),
      <mark key={index} className="bg-marked text-ink">
        {written}
      </mark>,
    );
    from = index + written.length;
  }
  return (
    <span key={[text, ...terms].join(' ')}>
      {parts}
      {text.slice(from)}
    </span>
  );
}
