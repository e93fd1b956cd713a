/**
 * The known platform with the same origin as the URL; null if there's none. Compares what the browser would
 * connect to, not how the URL is spelled. Ignores the URL's path: a link that stored a wrong one would keep
 * the user from signing in.
 *
 * @param known platform URLs; the first one with the origin is returned
 */
export function trustedServerUrl(value: string, known: readonly string[]): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  // The origin of blob:https://… is that of its inner URL.
  if (!/^https?:$/.test(protocol)) return null;
  // A sandboxed page's own origin is 'null', which isn't a URL.
  const hasSameOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  return known.find(hasSameOrigin) ?? null;
}
