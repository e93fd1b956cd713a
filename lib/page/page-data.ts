/** The id of the data block in which the export writes a page's PageData. */
export const pageDataId = 'page-data';

/** What the site's script needs to know of the page it runs in; the export writes it. */
export interface PageData {
  /** The page as the router calls it: `About`, or `/_not-found` for the 404 page. */
  name: string;
  /** URLs of the full style sheets. */
  sheets: string[];
  react: ReactFiles;
}

/** URLs of the files that hydrate the page. */
export interface ReactFiles {
  /** The page's data. The other scripts run only if it has loaded. */
  payload: string;
  /** In the order in which they run. */
  scripts: string[];
}

/** Null where no data block is, as in `next dev`. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // The export writes this block from the same type.
  return text ? (JSON.parse(text) as PageData) : null;
}
