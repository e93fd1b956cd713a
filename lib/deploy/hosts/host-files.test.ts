import { describe, expect, it } from 'vitest';
import { bucketUpload } from './bucket-upload';
import { cloudfrontSettings } from './cloudfront-settings';
import { testDescription } from './testing';

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
