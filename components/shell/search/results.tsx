'use client';

import type { MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { excerptOf } from './excerpt';
import type { Found } from './find';
import { Marked } from './marked';

interface ResultsProps {
  results: readonly Found[];
  /** The option that the keyboard has chosen; -1 for none. */
  active: number;
  /** The n-th option's id is this with n behind it. */
  idPrefix: string;
  onLeave: () => void;
}

/** Results are options of the searchbox and links as well: a middle click opens one in a tab. */
export function Results({ results, active, idPrefix, onLeave }: ResultsProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // The result opens in another tab or window: this one stays as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    onLeave();
    const { pathname, hash } = event.currentTarget;
    if (hash === '' || pathname !== location.pathname) return;
    // On the same page the browser goes there itself, so that the page hears of it (hashchange).
    event.preventDefault();
    if (location.hash === hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else location.hash = hash;
  }

  return (
    <div role="listbox" aria-label="Results" className="border-t border-rule">
      {results.map(({ href, title, page, kind, sub, also, text, terms }, place) => (
        <PageLink
          key={href}
          href={href}
          id={`${idPrefix}${place}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={follow}
          className="block scroll-mt-44 border-b border-l-3 border-b-rule border-l-transparent py-3 pr-4 pl-[calc(1rem-3px)] last:border-b-0 hover:bg-paper-deep aria-selected:border-l-ink aria-selected:bg-paper-deep sm:pr-6 sm:pl-[calc(1.5rem-3px)]"
        >
          <span className="block leading-snug font-semibold">
            <Marked text={title} terms={terms} />
          </span>
          <span className="tag mt-1 block text-steel normal-case">
            {kind === 'page' ? 'Page' : page}
            {sub !== '' && ' / '}
            <Marked text={sub} terms={terms} />
            {also.length > 0 && (
              <>
                {' / also '}
                <Marked text={also.join(', ')} terms={terms} />
              </>
            )}
          </span>
          <span className="mt-1 block text-[0.95rem] leading-snug text-steel">
            <Marked text={excerptOf(text, terms)} terms={terms} />
          </span>
        </PageLink>
      ))}
    </div>
  );
}
