import type { Route } from 'playwright/test';
import { browseSite } from './browse-site';
import {
  maxRequestsForTwoLoads,
  maxRequestsForTwoPages,
  type SiteFault,
  type VisitContext,
} from './site-fault';

const scriptsGlob = '**/_next/static/**/*.js';
const noRequests = { visitor: 0, 'signed in': 0 };

/** A host's response for a file that a deploy has removed. */
const notFound = {
  status: 404,
  contentType: 'text/html',
  body: '<!doctype html><h1>Not found</h1>',
};

/**
 * Makes one script fail.
 *
 * @param index in the order in which the page requests its scripts; 0 is the site's own, and the others are React's
 * @param fail responds to it, or doesn't
 */
const failScript =
  (index: number, fail: (route: Route) => unknown) =>
  ({ page }: VisitContext) => {
    const requested = new Set<string>();
    return page.route(scriptsGlob, (route) => {
      const url = route.request().url();
      requested.add(url);
      return [...requested][index] === url ? fail(route) : route.continue();
    });
  };

const remove = (route: Route) => route.fulfill(notFound);
const hang = () => undefined;

/** More scripts than React needs on any page, with menus and search. */
const maxScripts = 12;

/** One of React's scripts fails; the menus, search, and links still work. */
const reactFaults = (what: string, fail: (route: Route) => unknown): SiteFault[] =>
  Array.from({ length: maxScripts }, (_, index) => ({
    name: `script ${index + 1} of React’s ${what}`,
    beforeLoad: failScript(index + 1, fail),
    // Without a page's own script, React re-renders the page.
    afterLoad: ({ page, path }) => browseSite(page, path, 2),
    maxRequests: maxRequestsForTwoLoads,
  }));

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
  {
    name: 'the site’s script is gone',
    beforeLoad: failScript(0, remove),
    maxRequests: noRequests,
  },
  ...reactFaults('is gone', remove),
  ...reactFaults('never arrives', hang),
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
