import { hrefOf } from '@/lib/content';
import { settings } from '../settings';

/** An address of the site in full, as structured data needs it. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** What is described once, on Home, and pointed at from every other page. */
export const sharedIds = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  software: absoluteUrl('/#software'),
};

/** The name of something that a page describes; its address leads to that page. */
export function pageNodeId(page: string, what: 'webpage' | 'breadcrumb' | 'film'): string {
  return absoluteUrl(`${hrefOf(page)}#${what}`);
}
