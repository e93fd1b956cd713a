/**
 * The configuration of Cloudflare Workers: assets, with a script for the few addresses at which assets
 * alone would answer wrongly.
 *
 * @param directory of the site, seen from the configuration
 */
export function wranglerConfig(directory: string) {
  return {
    name: 'site',
    main: 'worker.js',
    compatibility_date: '2026-04-01',
    assets: {
      directory,
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: ['/404', '/404.html', '/index', '/media/*.mp4'],
    },
  };
}

/**
 * Runs where there is no asset, for the addresses that are no pages though their files are there, and for
 * films. Assets alone send the 404 page with the headers of the path, so that a file missing for a minute
 * is missing for a year, and films whole, which Safari does not play.
 */
export const workerScript = `// Made by the build; see lib/export/hosts/wrangler.ts.
export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    if (new URL(request.url).pathname.endsWith('.mp4')) {
      const film = await env.ASSETS.fetch(request);
      if (film.status !== 404) return inParts(film, request);
    }
    const page = await env.ASSETS.fetch(new URL('/404', request.url));
    const headers = new Headers(page.headers);
    headers.delete('ETag');
    return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers });
  },
};

async function inParts(film, request) {
  const headers = new Headers(film.headers);
  headers.set('Accept-Ranges', 'bytes');
  const asked = /^bytes=(\\d*)-(\\d*)$/.exec(request.headers.get('Range') ?? '');
  const condition = request.headers.get('If-Range');
  const isSame = condition === null || condition === headers.get('ETag');
  if (film.status !== 200 || request.method === 'HEAD' || asked === null || !isSame) {
    return new Response(film.body, { status: film.status, headers });
  }
  const whole = await film.arrayBuffer();
  const size = whole.byteLength;
  const [, from, to] = asked;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  headers.delete('Content-Length');
  if (first >= size || first > last) {
    headers.set('Content-Range', 'bytes */' + size);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', 'bytes ' + first + '-' + last + '/' + size);
  return new Response(whole.slice(first, last + 1), { status: 206, headers });
}
`;
