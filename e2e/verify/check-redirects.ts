import { type Answer, headerOf } from './ask';
import type { Deployed } from './deployed';
import type { Finding } from './finding';

/** Other spellings of a page lead to it, for good, and keep their query. */
export async function checkRedirects(site: Deployed): Promise<Finding[]> {
  const { aliases, pages } = site.description;
  const [page = 'Home'] = pages.filter((name) => name !== 'Home');
  const expected = [
    ...aliases.map(({ from, to }) => ({ from, to, kind: 'an alias' })),
    { from: `/${page}.html`, to: `/${page}`, kind: 'a page’s name with .html' },
    { from: `/${page}/`, to: `/${page}`, kind: 'a page’s name with a slash' },
    { from: '/index.html', to: '/', kind: 'index.html' },
  ];
  const found = await Promise.all(
    expected.map(async ({ from, to, kind }): Promise<Finding[]> => {
      const what = fault(site.origin, to, await site.ask(`${from}?utm_source=a%20b`));
      return what === undefined
        ? []
        : [{ what: `${kind} ${what}`, path: from, remedy: 'redirects' }];
    }),
  );
  return found.flat();
}

function fault(origin: string, to: string, answer: Answer): string | undefined {
  const { status } = answer;
  if (status === 200) return 'is a second address of the page instead of a redirect';
  if (status === 302 || status === 303 || status === 307) {
    return `leads on for now only (${status}) instead of for good (301)`;
  }
  if (status !== 301 && status !== 308) return `answers with status ${status} instead of 301`;
  const location = headerOf(answer, 'location') ?? '';
  if (!URL.canParse(location, origin)) return `leads to “${location}”`;
  const target = new URL(location, origin);
  if (target.origin !== origin) return `leads to another origin, ${target.origin}`;
  if (target.pathname !== to) return `leads to ${target.pathname} instead of its page`;
  if (target.search !== '?utm_source=a%20b') return 'loses its query';
  return undefined;
}
