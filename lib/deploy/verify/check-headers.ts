import { headersAt } from '../hosts/host-description';
import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';
import type { RawResponse } from './request';

/** Checks that each header in the host description is sent once, with its value. */
export function checkHeaders(site: DeployedSite, path: string, response: RawResponse): Finding[] {
  const expected = Object.entries(headersAt(site.description, path)).filter(
    // Browsers ignore it over plain HTTP, and hosts must not send it there.
    ([name]) => name !== 'Strict-Transport-Security' || site.origin.startsWith('https:'),
  );
  const findings = expected.flatMap(([name, value]): Finding[] => {
    const message = compare(name, value, response.headers.get(name.toLowerCase()) ?? []);
    if (message === undefined) return [];
    return [{ message, path, remedy: name === 'Cache-Control' ? 'caching' : 'headers' }];
  });
  if (response.headers.has('set-cookie')) {
    findings.push({ message: 'sets a cookie, but the site uses none', path, remedy: 'headers' });
  }
  return findings;
}

function compare(name: string, expected: string, sent: readonly string[]): string | undefined {
  const [value, ...duplicates] = sent;
  if (value === undefined) return `${name} is missing; expected “${expected}”`;
  if (duplicates.length > 0) return `${name} is sent ${sent.length} times: ${sent.join(' | ')}`;
  if (normalize(value) !== normalize(expected))
    return `${name} is “${value}” instead of “${expected}”`;
  return undefined;
}

/** Ignores the order of a header's parts, spaces, and capitalization. */
function normalize(value: string): string {
  return value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .filter((part) => part !== '')
    .sort()
    .join(', ');
}
