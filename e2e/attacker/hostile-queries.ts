import type { Attacker } from './server';

/** Spellings of the attacker's URL as `server_url`, for a site that trusts `site`. */
function serverUrlVariants(site: string, { port }: Attacker): string[] {
  const { host } = new URL(site);
  return [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}/`,
    `//127.0.0.1:${port}`,
    `http://${host}@127.0.0.1:${port}`,
    `http://127.0.0.1:${port}\\@${host}`,
    `http:\\\\127.0.0.1:${port}`,
    `http://127.0.0.1:${port}#@${host}`,
    `http://2130706433:${port}`,
    `http://0x7f.1:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://127.0.0.1.:${port}`,
    `HTTP://LOCALHOST:${port}`,
    `ht\ntp://127.0.0.1:${port}\t/`,
    `http://１２７.0.0.1:${port}`,
    encodeURIComponent(`http://127.0.0.1:${port}`),
    `https://127.0.0.1:${port}`,
    `ws://127.0.0.1:${port}`,
    `javascript:fetch('http://127.0.0.1:${port}/script')`,
    `data:text/html,<script src=http://127.0.0.1:${port}/data></script>`,
    `blob:http://127.0.0.1:${port}/blob`,
    `http://127.0.0.1:${port}/${'x'.repeat(6000)}`,
  ];
}

/** Queries with such a URL, and others that could change the request path. */
export function hostileQueries(site: string, attacker: Attacker): string[] {
  const pairs = serverUrlVariants(site, attacker).map((server) => [
    ['server_url', server],
    ['from_url', server],
  ]);
  const { url } = attacker;
  const others = [
    [
      ['server_url', url],
      ['server_url', site],
    ],
    [
      ['server_url', `${site}@${url}`],
      ['app_id', `../../..//${url}`],
    ],
    [
      ['app_id', '../../auth/logout?from_url=/#'],
      ['functions_version', '..\r\nX: y'],
    ],
    [
      ['app_id', 'brazos\n'],
      ['__proto__[server_url]', url],
    ],
    [
      ['__proto__', url],
      ['constructor', url],
      ['base44_server_url', url],
    ],
  ];
  return [...pairs, ...others].map((each) => `?${new URLSearchParams(each)}`);
}
