import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of the site. The router fetches nothing ahead for it: Next's default makes two requests
 * for every visible link, and `prefetch={true}` fetches the page twice in an export.
 */
export function PageLink(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
