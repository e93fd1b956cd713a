import { OtherSiteMark } from './icons';

/** Links within the site are paths, so an address with https: is on another one. */
export const isOtherSite = (href: string): boolean => href.startsWith('https:');

/** A link's text, with a mark if it leads to another site. */
export function LinkLabel({ label, href }: { label: string; href: string }) {
  if (!isOtherSite(href)) return label;
  return (
    <>
      {label} <OtherSiteMark />
    </>
  );
}
