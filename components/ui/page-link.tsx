'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onNavigate' | 'href'> & {
  href: string;
};

/**
 * A link to a page of the site. The router does not prefetch it: its default makes two requests for
 * every visible link, and `prefetch={true}` fetches the page twice in an export.
 */
export function PageLink(props: PageLinkProps) {
  return (
    <NextLink
      {...props}
      prefetch={false}
      onNavigate={(event) => {
        if (goneWithinPage(props.href)) event.preventDefault();
      }}
    />
  );
}

/** The browser itself goes to a place on this page: the router would leave it without `:target`. */
function goneWithinPage(href: string): boolean {
  const { pathname, hash } = new URL(href, location.href);
  if (hash === '' || pathname !== location.pathname) return false;
  if (location.hash === hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else location.hash = hash;
  return true;
}
