import { folderFingerprint } from '@/lib/content/content-folder';
import { type ContentOverview, readOverview } from '@/lib/content/overview/read-overview';
import { type ExportState, readExportState } from './export-state';

export interface PageSourceOptions {
  /** The content folder. */
  folder: string;
  /** The folder with the films. */
  media: string;
  /** Folder with the exported site, unless the site is served by next dev. */
  out: string | undefined;
  /** Whether the site shows drafts. */
  drafts: boolean;
}

/** What the desk's list of pages shows. */
export interface PageList {
  content: ContentOverview;
  /** Undefined with next dev, which always shows the current content. */
  site: ExportState | undefined;
}

export function createPageSource({ folder, media, out, drafts }: PageSourceOptions) {
  let cached: { stamp: string; content: ContentOverview } | undefined;
  /** Changes when a file of the content, or a film, is saved, added, or removed. */
  function fingerprint(): string {
    try {
      return `${folderFingerprint(folder)}\n${folderFingerprint(media)}`;
    } catch {
      // An editor is just replacing a file. The next fingerprint will differ from this one.
      return '';
    }
  }
  /** Reads the content again if it has changed, which takes about half a second. */
  function read(): PageList {
    const stamp = fingerprint();
    if (cached?.stamp !== stamp) {
      cached = { stamp, content: readOverview(folder, { media, preview: drafts }) };
    }
    const site = out === undefined ? undefined : readExportState(out, folder);
    return { content: cached.content, site };
  }
  /** The paths of the site's pages. */
  function paths(): ReadonlySet<string> {
    const { content, site } = read();
    return site?.hrefs ?? new Set(content.pages.map(({ href }) => href));
  }
  return { read, paths, fingerprint };
}
