import { readFileSync } from 'node:fs';
import { browseSite } from './browse-site';
import { maxRequestsForTwoPages, type SiteFault, type VisitContext } from './site-fault';

const scriptsGlob = '**/_next/static/**/*.js';
const noRequests = { visitor: 0, 'signed in': 0 };

/** A host's response for a file that a deploy has removed. */
const notFound = {
  status: 404,
  contentType: 'text/html',
  body: '<!doctype html><h1>Not found</h1>',
};

/** URLs of the page's scripts, in the order in which they run. */
function pageScripts(path: string): string[] {
  const file = path === '/' ? 'index' : path.slice(1);
  let html: string;
  try {
    html = readFileSync(`out/${file}.html`, 'utf8');
  } catch {
    // An unknown path gets the 404 page.
    html = readFileSync('out/404.html', 'utf8');
  }
  const [list = '[]'] = /\["\/_next\/static\/chunks[^\]]*\]/.exec(html) ?? [];
  return JSON.parse(list);
}

const removeScript =
  (index: number) =>
  ({ page, path }: VisitContext) => {
    const url = pageScripts(path).at(index);
    return url && page.route(`**${url}`, (route) => route.fulfill(notFound));
  };

const maxScripts = 9;

/** Faults in loading scripts. */
export const scriptFaults: SiteFault[] = [
  {
    name: 'scripts are switched off',
    javaScriptEnabled: false,
    maxRequests: noRequests,
    blocksAllScripts: true,
  },
  {
    name: 'an extension blocks all scripts',
    beforeLoad: ({ page }) => page.route(scriptsGlob, (route) => route.abort('blockedbyclient')),
    maxRequests: noRequests,
  },
  {
    name: 'the host’s policy blocks inline scripts',
    beforeLoad: ({ page, servers }) =>
      page.route(
        ({ href, pathname }) =>
          href.startsWith(servers.platform.url) && !/^\/(api|_next)\/|\.\w+$/.test(pathname),
        async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
          await route.fulfill({ response, headers });
        },
      ),
    blocksAllScripts: true,
    maxRequests: noRequests,
  },
  ...Array.from({ length: maxScripts }, (_, index) => ({
    name: `the page’s script ${index + 1} is gone`,
    beforeLoad: removeScript(index),
  })),
  {
    name: 'the session script is gone',
    beforeLoad: ({ page, path }) => {
      const own = pageScripts(path);
      return page.route(scriptsGlob, (route) =>
        own.some((script) => route.request().url().endsWith(script))
          ? route.continue()
          : route.fulfill(notFound),
      );
    },
    maxRequests: noRequests,
  },
  {
    name: 'a deploy removes all files while the page is open',
    async afterLoad({ page, path }) {
      await page.route(scriptsGlob, (route) => route.fulfill(notFound));
      return browseSite(page, path);
    },
    // The next page is a full load, and has no scripts that could send requests.
    maxRequests: maxRequestsForTwoPages,
  },
];
