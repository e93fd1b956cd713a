/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
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
    // Leaves out Next's polyfills, which no supported browser needs, and its copy of Node's `process`: 0.9 KB of each
    // visit with React. If a later Next doesn't have these files, this does nothing.
    resolveAlias: {
      '../build/polyfills/polyfill-module': './lib/next-replacement.ts',
      'next/dist/compiled/process': './lib/next-replacement.ts',
    },
  },
  // In development a sign-in's address would be printed with its token.
  logging: { incomingRequests: { ignore: [/access_token=/] } },
  // The dev overlay's badge would sit on the footer's sign-in link.
  devIndicators: false,
  experimental: {
    // One file for React and the router, and one for each part of a page, instead of eleven: they compress better
    // together. If a later Next doesn't know the option, pages load more and smaller files.
    turbopackChunking: {
      requestCost: 20_000_000,
      minChunkSize: 4_000_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 50_000_000,
    },
  },
};

export default config;
