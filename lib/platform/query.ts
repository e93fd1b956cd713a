/** The URL without its fragment. */
export function stripHash(href: string): string {
  return href.replace(/#[\s\S]*$/, '');
}

/**
 * Keeps the parts of the query, between ampersands, that pass a test.
 *
 * @param keep gets a part's name and value, decoded; both are empty for an empty part
 */
export function filterQuery(href: string, keep: (name: string, value: string) => boolean): string {
  const [, start = '', query, end = ''] = /^([^?#]*)\?([^#]*)([\s\S]*)$/.exec(href) ?? [];
  if (query === undefined) return href;
  const kept = query.split('&').filter((part) => {
    const [entry = ['', '']] = new URLSearchParams(part);
    return keep(...entry);
  });
  return start + (kept.length === 0 ? '' : `?${kept.join('&')}`) + end;
}
