import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of the site. Next's default makes two requests for every visible link, and
 * `prefetch={true}` fetches the page twice in an export; this one fetches once, when it is pressed.
 */
export function PageLink(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
