/** ID of the data block to which the export writes a page's PageData. */
export const pageDataId = 'page-data';

/** What the site's script needs to know about its page. Written by the export. */
export interface PageData {
  /** The page's name in the router: `About`, or `/_not-found` for the 404 page. */
  name: string;
  /** URLs of the full style sheets. */
  sheets: string[];
  react: ReactFiles;
}

/** URLs of the files that hydrate this page. */
export interface ReactFiles {
  /** The page's RSC (Flight) payload. The scripts run only if it loads. */
  payload: string;
  /** In addition to those that every page loads, which are in the site's script. */
  scripts: string[];
}

/** Null without a data block, as in `next dev`. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // The export writes this block from the same type.
  return text ? (JSON.parse(text) as PageData) : null;
}
