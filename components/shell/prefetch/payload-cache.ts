/** As long as a browser keeps what it has fetched ahead by itself. */
const maxAgeMs = 5 * 60_000;

/**
 * The files that the router makes pages of, each fetched once: whoever asks meanwhile or soon after gets
 * the same answer. A failure is told to who asked for it and then forgotten.
 *
 * @param load fetches a file by its path
 */
export function createPayloadCache(
  load: (path: string) => Promise<Response>,
): (path: string) => Promise<Response> {
  const kept = new Map<string, Promise<Response>>();

  function begin(path: string): Promise<Response> {
    const forget = () => kept.delete(path);
    const coming = load(path);
    kept.set(path, coming);
    coming.then(({ ok }) => ok || forget(), forget);
    setTimeout(forget, maxAgeMs);
    return coming;
  }

  return async (path) => (await (kept.get(path) ?? begin(path))).clone();
}
