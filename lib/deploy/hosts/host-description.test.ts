import { expect, it } from 'vitest';
import { headersAt, notFoundHeaders, secretQueryPattern } from './host-description';
import { testDescription } from './testing';

const frames = 'Content-Security-Policy';
const embeds = 'Cross-Origin-Resource-Policy';

it('allows only the site itself to frame it, in both headers', () => {
  const headers = headersAt(testDescription({ SITE_URL: 'https://a.example' }), '/');
  expect(headers[frames]).toBe(
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
});

it.each([
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
])('sends %s: %s with pages, files, and the 404 page', (name, value) => {
  for (const path of ['/', '/AITeam', '/_next/static/chunks/a.js', '/media/home.mp4']) {
    expect(headersAt(testDescription(), path)[name], path).toBe(value);
  }
  expect(notFoundHeaders(testDescription())[name]).toBe(value);
});

it('allows platforms and parents to frame it, and omits X-Frame-Options, which can’t express that', () => {
  const headers = headersAt(
    testDescription({
      SITE_URL: 'https://a.example',
      PLATFORM_URL: 'https://p.example/base',
      PLATFORM_ORIGINS: 'https://q.example',
      PARENT_ORIGINS: 'https://b.example,https://p.example,https://a.example',
    }),
    '/AITeam',
  );
  expect(headers[frames]).toContain(
    "frame-ancestors 'self' https://p.example https://q.example https://b.example",
  );
  expect(headers['X-Frame-Options']).toBeUndefined();
});

it('sends violation reports to the URL in the settings, and nowhere without one', () => {
  expect(headersAt(testDescription(), '/')).not.toHaveProperty('Reporting-Endpoints');
  const headers = headersAt(
    testDescription({ SITE_REPORT_URL: 'https://reports.example/csp' }),
    '/',
  );
  expect(headers[frames]).toMatch(/; report-to site$/);
  expect(headers['Reporting-Endpoints']).toBe('site="https://reports.example/csp"');
});

it.each([
  ['access_token=a', true],
  ['utm=1&Access%5Ftoken=a', true],
  ['no_access_token=a', false],
  ['from=access_token', false],
])('detects whether the query %s contains a sign-in’s token: %s', (query, has) => {
  expect(new RegExp(secretQueryPattern(testDescription()), 'i').test(query)).toBe(has);
});

it.each([
  ['/', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/AITeam', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/media/home.mp4', 'public, max-age=86400', 'cross-origin'],
  ['/og/Home.png', 'public, max-age=86400', 'cross-origin'],
  ['/favicon.ico', 'public, max-age=86400', 'same-origin'],
])(
  'sends %s with Cache-Control "%s" and Cross-Origin-Resource-Policy %s',
  (path, caching, embedding) => {
    const headers = headersAt(testDescription(), path);
    expect(headers['Cache-Control']).toBe(caching);
    expect(headers[embeds]).toBe(embedding);
  },
);

it('doesn’t let 404 responses be cached', () => {
  expect(notFoundHeaders(testDescription())['Cache-Control']).toBe(
    'public, max-age=0, must-revalidate',
  );
});

it('redirects lowercase names to their pages, and Home to the root', () => {
  expect(testDescription().aliases).toEqual([
    { from: '/home', to: '/', status: 301 },
    { from: '/aiteam', to: '/AITeam', status: 301 },
    { from: '/iso', to: '/ISO', status: 301 },
  ]);
});
