/**
 * In development, content files are part of the module graph, so saving, adding, or removing one refreshes the page.
 * They're only watched here; lib/content reads them.
 */
if (process.env.NODE_ENV === 'development') {
  import.meta.glob('../content/**/*.{yaml,md}', { eager: true });
}
