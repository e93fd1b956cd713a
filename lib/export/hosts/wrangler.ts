/**
 * The configuration of Cloudflare Workers: assets, and a script for what is none. By itself it would send
 * the 404 page with the headers of the path, so that a file missing for a minute is missing for a year.
 *
 * @param directory of the site, seen from the configuration
 */
export function wranglerConfig(directory: string) {
  return {
    name: 'site',
    main: 'not-found.js',
    compatibility_date: '2026-04-01',
    assets: {
      directory,
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: ['/404', '/404.html', '/index'],
    },
  };
}

/** Runs where there is no asset, and for the addresses that are no pages though their files are there. */
export const notFoundWorker = `export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const page = await env.ASSETS.fetch(new URL('/404', request.url));
    const headers = new Headers(page.headers);
    headers.delete('ETag');
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
  },
};
`;
