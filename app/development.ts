/**
 * The URL of the script with which the preview desk edits words on the page. Only `npm run dev` has one: in a build,
 * the bundler removes it.
 */
export const editingScript =
  process.env.NODE_ENV === 'development' ? process.env.SITE_EDITING_SCRIPT : undefined;

/**
 * In development, content files are part of the module graph, so saving, adding, or removing one refreshes the page.
 * They're only watched here; lib/content reads them.
 */
if (process.env.NODE_ENV === 'development') {
  import.meta.glob('../content/**/*.{yaml,md}', { eager: true });
}
