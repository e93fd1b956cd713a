/**
 * The platform's address as origin and path, when its origin is one of the trusted; null otherwise.
 * What is compared is what the browser would connect to, not how the address is written.
 */
export function trustedServer(value: string, trusted: readonly string[]): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  // The origin of blob:https://… is that of its inside.
  if (!/^https?:$/.test(url.protocol) || !trusted.includes(url.origin)) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}
