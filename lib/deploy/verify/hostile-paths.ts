/** Paths that must cause no server error and no header, stay on the site, and get no file but a page. */
export const hostilePaths = (page: string) => [
  // To another site:
  ...['//', '//evil.example', '//evil.example/', '///evil.example/..', '/\\evil.example/'],
  ...['//evil.example/%2e%2e', '/%2f%2fevil.example/', '/%5cevil.example/'],
  ...[`//${page}/`, `//${page.toLowerCase()}`, `/${page}//`, `/${page}%2F`],
  // To files outside `out/`, the last two on a host that decodes a path after validating it:
  ...['/..', '/../out-hosts/nginx.conf', '/../../../../../../../../etc/passwd'],
  ...['/%2e%2e/out-hosts/nginx.conf', '/..%5cout-hosts%5cnginx.conf'],
  ...['/%C0%AE%C0%AE/etc/passwd', '/..%252f..%252fetc%252fpasswd'],
  ...[`/${page}/../${page}`, `/${page};/../../etc/passwd`],
  ...['/%2e%2e%2fout-hosts%2fnginx.conf', '/media/..%2f..%2fout-hosts%2fnginx.conf'],
  // To a header of the response:
  ...[`/${page}%0d%0aSet-Cookie:x=1`, `/${page}/%0d%0aX:1/`],
  `/${page.toLowerCase()}?%0d%0aSet-Cookie:x=1`,
  // To files that have no URL:
  ...['/_headers/', '//_headers', '/\\_headers', '/%5C_headers', '/./_headers/.', '/x/../_headers'],
  ...['/404.html/', '//404.html', `/${page}.html.br/`],
  // To an error:
  ...['/%', '/%zz', '/%E0%A4%A'],
];

/** Paths with a null byte, below a file, or too long. */
export const invalidPaths = (page: string) => [
  ...['/%00', `/${page}%00`, `/${page}%00.html`, '/..%00/', '/robots.txt/x'],
  ...[`/${'x'.repeat(2000)}`, `/${'%C3%A4'.repeat(200)}`, `/${'long/'.repeat(840)}`],
];
