import { hrefOf } from '@/lib/content';
import { settings } from '../settings';

/** An absolute URL, as structured data requires. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** IDs of nodes that Home describes and other pages refer to. */
export const sharedIds = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  software: absoluteUrl('/#software'),
};

/** The `@id` of a node that a page describes: the page's URL with a fragment. */
export function pageNodeId(page: string, what: 'webpage' | 'breadcrumb' | 'film'): string {
  return absoluteUrl(`${hrefOf(page)}#${what}`);
}
