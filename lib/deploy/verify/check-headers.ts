import { headersAt } from '../hosts/host-description';
import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';
import type { RawResponse } from './request';

/** The headers of a file, each once, as the site describes them. */
export function checkHeaders(site: DeployedSite, path: string, answer: RawResponse): Finding[] {
  const expected = Object.entries(headersAt(site.description, path)).filter(
    // Browsers ignore it on plain HTTP, and hosts are not to send it there.
    ([name]) => name !== 'Strict-Transport-Security' || site.origin.startsWith('https:'),
  );
  const found = expected.flatMap(([name, value]): Finding[] => {
    const message = compare(name, value, answer.headers.get(name.toLowerCase()) ?? []);
    if (message === undefined) return [];
    return [{ message, path, remedy: name === 'Cache-Control' ? 'caching' : 'headers' }];
  });
  if (answer.headers.has('set-cookie')) {
    found.push({ message: 'sets a cookie, but the site uses none', path, remedy: 'headers' });
  }
  return found;
}

function compare(name: string, expected: string, sent: readonly string[]): string | undefined {
  const [value, ...further] = sent;
  if (value === undefined) return `${name} is missing; expected “${expected}”`;
  if (further.length > 0) return `${name} is sent ${sent.length} times: ${sent.join(' | ')}`;
  if (normalize(value) !== normalize(expected))
    return `${name} is “${value}” instead of “${expected}”`;
  return undefined;
}

/** The order of a header's parts, its spaces and its capitals mean nothing. */
function normalize(value: string): string {
  return value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .filter((part) => part !== '')
    .sort()
    .join(', ');
}
