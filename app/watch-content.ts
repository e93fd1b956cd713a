/**
 * In development the content files belong to the page's modules, so that saving one, adding one or taking
 * one away shows the page anew. They are read by lib/content, here they are only watched.
 */
if (process.env.NODE_ENV === 'development') {
  import.meta.glob('../content/**/*.{yaml,md}', { eager: true });
}
