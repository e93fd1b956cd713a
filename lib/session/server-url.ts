/**
 * The platform that an address names, when the build knows one of its origin; null otherwise. What is
 * compared is what the browser would connect to, not how the address is written. Its path does not
 * count: a link that stored a wrong one would keep its reader from signing in.
 *
 * @param known platforms' addresses; the first of an origin is the one to use
 */
export function trustedServerUrl(value: string, known: readonly string[]): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  // The origin of blob:https://… is that of its inside.
  if (!/^https?:$/.test(protocol)) return null;
  // A sandboxed page's own origin is no address.
  const same = (address: string) => URL.canParse(address) && new URL(address).origin === origin;
  return known.find(same) ?? null;
}
