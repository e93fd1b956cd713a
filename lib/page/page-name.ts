/**
 * The page's name, as in the visit log, from its canonical URL: hosts also serve a page at other spellings of its address.
 *
 * @returns null for the 404 page, which has no such URL
 */
export function pageName(): string | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link && (new URL(link.href).pathname.slice(1) || 'Home');
}
