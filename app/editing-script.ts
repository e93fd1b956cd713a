/**
 * The URL of the script with which the preview desk edits words on the page. Only `npm run dev` has one: in a build,
 * the bundler removes it.
 */
export const editingScript =
  process.env.NODE_ENV === 'development' ? process.env.SITE_EDITING_SCRIPT : undefined;
