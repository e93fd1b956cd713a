/**
 * The URL, or null if the text isn't one. It takes the place of `URL.canParse`, which on Node 20 turns false for hosts
 * and paths with other letters than ASCII's once it has been optimized.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
