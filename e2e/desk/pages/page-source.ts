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

export interface PageList {
  content: ContentOverview;
  /** Undefined with next dev, which always shows the current content. */
  site: ExportState | undefined;
}

/** What the desk's list of pages shows. */
export interface PageSource {
  /** Reads the content again if it has changed, which takes about half a second. */
  read(): PageList;
  /** The paths of the site's pages. */
  paths(): ReadonlySet<string>;
  /** Changes when a file of the content, or a film, is saved, added, or removed. */
  fingerprint(): string;
}

export function createPageSource({ folder, media, out, drafts }: PageSourceOptions): PageSource {
  let cached: { stamp: string; content: ContentOverview } | undefined;
  function fingerprint(): string {
    try {
      // Mistakes in films are the content's too.
      return `${folderFingerprint(folder)}\n${folderFingerprint(media)}`;
    } catch {
      // An editor is just replacing a file. The next fingerprint will differ from this one.
      return '';
    }
  }
  function read(): PageList {
    const stamp = fingerprint();
    if (cached?.stamp !== stamp) {
      cached = { stamp, content: readOverview(folder, { media, preview: drafts }) };
    }
    return {
      content: cached.content,
      site: out === undefined ? undefined : readExportState(out, folder),
    };
  }
  return {
    read,
    paths() {
      const { content, site } = read();
      return site?.hrefs ?? new Set(content.pages.map(({ href }) => href));
    },
    fingerprint,
  };
}
