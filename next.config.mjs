/**
 * A site on the internet can give its name this machine's address, and a page there could then read the drafts: `next dev`
 * has nothing for requests to other names than its own.
 */
const rewrites = async () => {
  const ownName = { type: 'host', value: String.raw`localhost|127\.0\.0\.1` };
  const rule = { source: '/:path*', missing: [ownName], destination: '/_next/static/unknown-host' };
  return { beforeFiles: [rule] };
};

/** @type {import('next').NextConfig} */
const config = {
  // In `next dev`, an export answers unknown paths with status 500, and can't rewrite.
  ...(process.env.NODE_ENV === 'development' ? { rewrites } : { output: 'export' }),
  // A page is the file out/{PageName}.html, so that its address has no trailing slash.
  trailingSlash: false,
  reactStrictMode: true,
  // `npm run check` checks the types of the whole project, once.
  typescript: { ignoreBuildErrors: true },
  // Where `next build` writes the export. Its own files are in .next/ in any case.
  distDir: process.env.SITE_EXPORT_FOLDER ?? '.next',
  poweredByHeader: false,
  // lib/build/build.ts names a build after what goes into it; null leaves the name to Next.
  generateBuildId: () => process.env.SITE_BUILD_ID ?? null,
  turbopack: {
    // In development the content files are watched as modules; see app/watch-content.ts.
    rules: { '*.yaml': { type: 'raw' }, '*.md': { type: 'raw' } },
  },
  // In development a sign-in's address would be printed with its token.
  logging: { incomingRequests: { ignore: [/access_token=/] } },
  // The dev overlay's badge would sit on the footer's sign-in link.
  devIndicators: false,
};

export default config;
