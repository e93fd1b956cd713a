import type { HostDescription } from './host-description';
import { HostLimitError } from './host-limit-error';

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxRedirects = 2000;
const maxLineLength = 1000;

/**
 * `_redirects`, which Cloudflare and Netlify read from the published folder. It contains only the aliases, because both
 * redirect `/X.html` and `/X/` to `/X` themselves. Both keep the query. Aliases beyond Cloudflare's limit are redirected
 * by the 404 page's script.
 *
 * @throws HostLimitError
 */
export function redirectsFile({ aliases }: HostDescription): string {
  const lines = aliases
    .slice(0, maxRedirects)
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  const long = lines.find((line) => line.length > maxLineLength);
  if (long !== undefined) {
    throw new HostLimitError(
      `_redirects has a line of ${long.length} characters, but Cloudflare reads only ${maxLineLength}. ` +
        `Give this page a shorter name in content/pages.yaml: ${long.slice(1, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
