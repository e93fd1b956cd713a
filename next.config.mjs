/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // A page is the file out/{PageName}.html, so that its address has no trailing slash.
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // The dev overlay's badge would sit on the footer's sign-in link.
  devIndicators: false,
};

export default config;
