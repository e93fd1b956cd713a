import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bucketUpload, cloudfrontFunction, cloudfrontSettings } from './cloudfront';
import { testDescription } from './testing';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

const pages = ['Home', { name: 'AITeam', from: ['/old/team', '/team.php'] }, 'ISO'];

/** Runs the function as CloudFront does, in isolation. @returns the key requested from the bucket, or the redirect */
function send(
  uri: string,
  querystring: Query = {},
  source = cloudfrontFunction(testDescription({}, pages)),
): string {
  const request = { method: 'GET', uri, querystring, headers: {} };
  const code = `${source}\nhandler(event);`;
  const response = runInNewContext(code, { event: { request } });
  return 'statusCode' in response
    ? `${response.statusCode} ${response.headers.location.value}`
    : response.uri;
}

it.each([
  ['/', '/index.html'],
  ['/AITeam', '/AITeam.html'],
  ['/Home', '/Home.html'],
  ['/llms.txt', '/llms.txt'],
  ['/media/home.mp4', '/media/home.mp4'],
  ['/AITEAM', '/AITEAM.html'],
  ['/index', '/index'],
  ['/404', '/404'],
  ['/404.html', '/404'],
  ['/constructor', '/constructor.html'],
  ['/old', '/old.html'],
  ['//AITeam', '//AITeam'],
  ['//evil.example/', '//evil.example/'],
])('maps %s to the key %s', (uri, key) => {
  expect(send(uri)).toBe(key);
});

it.each([
  ['/aiteam', '301 /AITeam'],
  ['/home', '301 /'],
  ['/aiteam/', '301 /AITeam'],
  ['/aiteam.html', '301 /AITeam'],
  ['/old/team', '301 /AITeam'],
  ['/old/team/', '301 /AITeam'],
  ['/team.php', '301 /AITeam'],
  ['/AITeam.html', '308 /AITeam'],
  ['/AITeam/', '308 /AITeam'],
  ['/index.html', '308 /'],
])('redirects %s: %s', (uri, response) => {
  expect(send(uri)).toBe(response);
});

it('keeps the query unchanged', () => {
  const query = {
    a: { value: '1' },
    flag: { value: '' },
    b: { value: '%20x', multiValue: [{ value: '%20x' }, { value: '2' }] },
  };
  expect(send('/aiteam', query)).toBe('301 /AITeam?a=1&flag&b=%20x&b=2');
});

describe('CloudFront', () => {
  it('gets every header, and serves 404.html with status 404 for missing keys', () => {
    const description = testDescription({ PARENT_ORIGINS: 'https://b.example' });
    const { ResponseHeadersPolicies, Distribution } = cloudfrontSettings(description);
    const pages = ResponseHeadersPolicies['site-pages'];
    expect(pages.SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: expect.stringContaining("frame-ancestors 'self' https://b.example"),
      },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    });
    expect(pages.SecurityHeadersConfig).not.toHaveProperty('FrameOptions');
    const customHeaders = pages.CustomHeadersConfig.Items.map(({ Header }) => Header);
    expect(customHeaders.sort()).toEqual([
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
    ]);
    expect(Distribution.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/media/*',
      '/og/*',
      '/icons/*',
    ]);
    expect(Distribution.CustomErrorResponses).toMatchObject([
      { ErrorCode: 403, ResponsePagePath: '/404.html', ResponseCode: '404' },
      { ErrorCode: 404, ResponsePagePath: '/404.html', ResponseCode: '404' },
    ]);
  });

  it('gets each file with its type and caching, pages last, without compressed copies', () => {
    const script = bucketUpload(testDescription(), [
      'index.html',
      'index.html.br',
      '404.html',
      '_headers',
      'llms.txt',
      'media/home.mp4',
      '_next/static/chunks/a.js',
      '_next/static/chunks/b.js',
    ]);
    const lines = script.split('\n').filter((line) => line.startsWith('aws '));
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain(
      "--include '_next/static/*.js' --content-type 'text/javascript; charset=utf-8' --cache-control 'public, max-age=31536000, immutable'",
    );
    expect(lines[3]).toContain("--include '404.html' --include 'index.html'");
    expect(script).not.toMatch(/_headers|\.br/);
  });
});
