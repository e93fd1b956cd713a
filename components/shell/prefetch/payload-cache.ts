/** As long as browsers keep the pages that they prefetch. */
const maxAgeMs = 5 * 60_000;

/**
 * Caches RSC payloads in memory. Each file is fetched once; concurrent and later callers get the same response. Failures
 * are passed on, but not cached.
 *
 * @param load fetches a file by its path
 */
export function createPayloadCache(
  load: (path: string) => Promise<Response>,
): (path: string) => Promise<Response> {
  const cache = new Map<string, Promise<Response>>();

  function startLoading(path: string): Promise<Response> {
    const forget = () => cache.delete(path);
    const pending = load(path);
    cache.set(path, pending);
    pending.then(({ ok }) => ok || forget(), forget);
    setTimeout(forget, maxAgeMs);
    return pending;
  }

  return async (path) => (await (cache.get(path) ?? startLoading(path))).clone();
}
