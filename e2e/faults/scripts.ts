import { readFileSync } from 'node:fs';
import { readOn } from './read-on';
import { asksOfTwoPages, type Scene, type SiteFault } from './scene';

const scripts = '**/_next/static/**/*.js';
const unread = { visitor: 0, 'signed in': 0 };

/** A file that a deploy has taken away, as a host answers for it. */
const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>Not found</h1>' };

/** The page's own scripts, in the order in which they run. */
function scriptsOf(path: string): string[] {
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

const withoutScript =
  (index: number) =>
  ({ page, path }: Scene) => {
    const wanted = scriptsOf(path).at(index);
    return wanted && page.route(`**${wanted}`, (route) => route.fulfill(gone));
  };

const mostScripts = 9;

/** Scripts that do not come, or not any more. */
export const scriptFaults: SiteFault[] = [
  { name: 'scripts are switched off', javaScriptEnabled: false, asks: unread, scriptless: true },
  {
    name: 'an extension blocks all scripts',
    before: ({ page }) => page.route(scripts, (route) => route.abort('blockedbyclient')),
    asks: unread,
  },
  {
    name: 'the host’s policy blocks inline scripts',
    before: ({ page, station }) =>
      page.route(
        ({ href, pathname }) =>
          href.startsWith(station.platform.url) && !/^\/(api|_next)\/|\.\w+$/.test(pathname),
        async (route) => {
          const answer = await route.fetch();
          const headers = { ...answer.headers(), 'content-security-policy': "script-src 'self'" };
          await route.fulfill({ response: answer, headers });
        },
      ),
    scriptless: true,
    asks: unread,
  },
  ...Array.from({ length: mostScripts }, (_, index) => ({
    name: `the page’s script ${index + 1} is gone`,
    before: withoutScript(index),
  })),
  {
    name: 'the session script is gone',
    before: ({ page, path }) => {
      const own = scriptsOf(path);
      return page.route(scripts, (route) =>
        own.some((script) => route.request().url().endsWith(script))
          ? route.continue()
          : route.fulfill(gone),
      );
    },
    asks: unread,
  },
  {
    name: 'a deploy removes all files while the page is open',
    async after({ page, path }) {
      await page.route(scripts, (route) => route.fulfill(gone));
      return readOn(page, path);
    },
    // The next page is loaded anew, and has no scripts to ask with.
    asks: asksOfTwoPages,
  },
];
