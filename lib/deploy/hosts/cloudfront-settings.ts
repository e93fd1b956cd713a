import { type HostDescription, headersAt } from './host-description';

/** Amazon's managed cache policy CachingOptimized: brotli and gzip, cached according to Cache-Control. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const objectHeaders = ['Cache-Control'];

/**
 * Settings that differ from CloudFront's defaults, for a distribution in front of a private bucket, in the format of its
 * API. `Cache-Control` is set on the objects in the bucket.
 */
export function cloudfrontSettings(description: HostDescription) {
  const shared = description.headers
    .filter(({ headers }) => headers['Cross-Origin-Resource-Policy'] === 'cross-origin')
    .flatMap(({ paths }) => paths);
  const behavior = (policy: string) => ({
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
    Compress: true,
    CachePolicyId: cachingOptimized,
    ResponseHeadersPolicy: policy,
  });
  return {
    ResponseHeadersPolicies: {
      'site-pages': responseHeadersPolicy('site-pages', headersAt(description, '/')),
      'site-shared': responseHeadersPolicy('site-shared', headersAt(description, shared[0] ?? '/')),
    },
    Distribution: {
      HttpVersion: 'http2and3',
      DefaultCacheBehavior: {
        ...behavior('site-pages'),
        FunctionAssociations: [{ EventType: 'viewer-request', Function: 'function.js' }],
      },
      CacheBehaviors: shared.map((PathPattern) => ({ PathPattern, ...behavior('site-shared') })),
      // Without permission to list the bucket, S3 returns 403 for a missing key.
      CustomErrorResponses: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: `/${description.notFound}`,
        ResponseCode: '404',
        ErrorCachingMinTTL: 0,
      })),
    },
    Bucket: { BlockPublicAccess: true, WebsiteHosting: false, Access: 'origin access control' },
  };
}

/** In the format of `aws cloudfront create-response-headers-policy`. */
function responseHeadersPolicy(Name: string, headers: Readonly<Record<string, string>>) {
  const { 'Content-Security-Policy': policy = '', ...rest } = headers;
  const securityHeaders = ['X-Frame-Options', 'Referrer-Policy', 'X-Content-Type-Options'];
  const custom = Object.entries(rest).filter(
    ([name]) => ![...securityHeaders, ...objectHeaders, 'Strict-Transport-Security'].includes(name),
  );
  return {
    Name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: rest['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(
          /max-age=(\d+)/.exec(rest['Strict-Transport-Security'] ?? '')?.[1],
        ),
      },
      ...(rest['X-Frame-Options'] === undefined
        ? {}
        : { FrameOptions: { Override: true, FrameOption: rest['X-Frame-Options'] } }),
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}
