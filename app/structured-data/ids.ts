import { hrefOf } from '@/lib/content';
import { settings } from '../settings';

/** An address of the site in full, as structured data needs it. */
export function address(path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** What is described once, on Home, and pointed at from every other page. */
export const shared = {
  organization: address('/#organization'),
  website: address('/#website'),
  software: address('/#software'),
};

/** The name of something that a page describes; its address leads to that page. */
export function idOn(page: string, what: 'webpage' | 'breadcrumb' | 'film'): string {
  return address(`${hrefOf(page)}#${what}`);
}
