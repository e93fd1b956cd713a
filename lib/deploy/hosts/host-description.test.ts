import { expect, it } from 'vitest';
import { readSettings } from '@/lib/settings';
import {
  describeHosting,
  type HostedPage,
  headersAt,
  notFoundHeaders,
  secretQueryPattern,
} from './host-description';
import { headersFile, redirectsFile } from './write-host-files';

function testDescription(
  env: Readonly<Record<string, string>> = {},
  pages: readonly HostedPage[] = [{ name: 'AITeam' }],
) {
  return describeHosting(readSettings(env), pages);
}

it('sends every response with security headers, and files with their caching', () => {
  expect(
    headersFile(testDescription({ NEXT_PUBLIC_SITE_URL: 'https://a.example' })),
  ).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: object-src 'none'; base-uri 'none'; form-action mailto:; frame-ancestors 'self'
      X-Frame-Options: SAMEORIGIN
      Strict-Transport-Security: max-age=63072000
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin
      Cross-Origin-Opener-Policy: same-origin
      Permissions-Policy: browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()

    /
      Cross-Origin-Resource-Policy: same-origin

    /:name
      Cross-Origin-Resource-Policy: same-origin

    /Blog/*
      Cross-Origin-Resource-Policy: same-origin

    /_next/*
      Cross-Origin-Resource-Policy: same-origin

    /media/*
      Cross-Origin-Resource-Policy: cross-origin
      Cache-Control: public, max-age=86400

    /og/*
      Cross-Origin-Resource-Policy: cross-origin
      Cache-Control: public, max-age=86400

    /icons/*
      Cross-Origin-Resource-Policy: cross-origin
      Cache-Control: public, max-age=86400

    /_next/static/*
      Cache-Control: public, max-age=31536000, immutable
      Content-Security-Policy: default-src 'none'

    /icon.svg
      Cache-Control: public, max-age=86400

    /favicon.ico
      Cache-Control: public, max-age=86400
    "
  `);
});

it('revalidates pages and 404 responses, so a missing hashed file isn’t cached', () => {
  for (const headers of [
    headersAt(testDescription(), '/AITeam'),
    notFoundHeaders(testDescription()),
  ]) {
    expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
  }
});

it('allows platforms and parents to frame it, and omits X-Frame-Options, which can’t express that', () => {
  const headers = headersAt(
    testDescription({
      NEXT_PUBLIC_SITE_URL: 'https://a.example',
      NEXT_PUBLIC_PLATFORM_URL: 'https://p.example/base',
      NEXT_PUBLIC_PLATFORM_ORIGINS: 'https://q.example',
      NEXT_PUBLIC_PARENT_ORIGINS: 'https://b.example,https://p.example,https://a.example',
    }),
    '/AITeam',
  );
  expect(headers['Content-Security-Policy']).toContain(
    "frame-ancestors 'self' https://p.example https://q.example https://b.example",
  );
  expect(headers['X-Frame-Options']).toBeUndefined();
});

it('sends violation reports to the URL in the settings', () => {
  const reporting = testDescription({ SITE_REPORT_URL: 'https://reports.example/csp' });
  const headers = headersAt(reporting, '/');
  expect(headers['Content-Security-Policy']).toMatch(/; report-to site$/);
  expect(headers['Reporting-Endpoints']).toBe('site="https://reports.example/csp"');
});

it.each([
  ['access_token=a', true],
  ['utm=1&Access%5Ftoken=a', true],
  ['no_access_token=a', false],
  ['from=access_token', false],
])('detects whether the query %s contains a sign-in’s token: %s', (query, has) => {
  expect(new RegExp(secretQueryPattern, 'i').test(query)).toBe(has);
});

it('redirects lowercase names and old addresses to their pages, and Home to the root', () => {
  const pages = [{ name: 'Home' }, { name: 'AITeam', from: ['/old/team'] }];
  expect(redirectsFile(testDescription({}, pages))).toMatchInlineSnapshot(`
    "/home / 301
    /aiteam /AITeam 301
    /old/team /AITeam 301
    /home/ / 301
    /aiteam/ /AITeam 301
    /old/team/ /AITeam 301
    /home.html / 301
    /aiteam.html /AITeam 301
    "
  `);
});
