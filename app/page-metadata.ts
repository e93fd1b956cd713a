import type { Metadata } from 'next';
import { content, hrefOf, isFindable, pageNamed } from '@/lib/content';

/** Title, description and canonical address of a page, out of the registry. */
export function pageMetadata(name: string): Metadata {
  const { site } = content();
  const page = pageNamed(name);
  return {
    title: {
      absolute: name === 'Home' ? `${site.name}: ${site.category}` : `${page.title} | ${site.name}`,
    },
    description: page.description,
    // Never in the root layout: there it would give the 404 page a canonical address, and a wrong one.
    alternates: { canonical: hrefOf(name) },
    ...(isFindable(page) ? {} : { robots: { index: false, follow: true } }),
  };
}
