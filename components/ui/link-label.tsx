import type { ReactNode } from 'react';
import { OtherSiteMark } from './icons';

/** Links within the site are paths, so an address with https: is on another one. */
export const isOtherSite = (href: string): boolean => href.startsWith('https:');

interface LinkLabelProps {
  href: string;
  children: ReactNode;
}

/** A link's text, with a mark on the same line if it leads to another site. */
export function LinkLabel({ href, children }: LinkLabelProps) {
  if (!isOtherSite(href)) return children;
  return (
    <>
      {children}
      {'\u00A0'}
      <OtherSiteMark />
    </>
  );
}
