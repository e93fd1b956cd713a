import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderFingerprint } from '@/lib/content/content-folder';
import { type ContentOverview, readOverview } from '@/lib/content/overview/read-overview';

export interface PageSourceOptions {
  /** Folder with the site's content. Its words can be edited with next dev, which shows where they come from. */
  content: string;
  /** Folder with the films. */
  media: string;
  /** Folder with the exported site. Without it, the site is served by next dev. */
  out?: string | undefined;
  /** Whether the site shows drafts. */
  drafts: boolean;
  /** The folder with the schemas. */
  code: string;
}

/** What the desk's list of pages shows. */
export interface PageList {
  content: ContentOverview;
  /** Undefined with next dev, which always shows the current content. */
  site: ReturnType<typeof readExport>;
  /** Whether the schemas have changed since the command was started, which still checks with the old ones. */
  hasOldCode: boolean;
}

export function createPageSource({ content, media, out, drafts, code }: PageSourceOptions) {
  const codeAtStart = folderFingerprint(code);
  let cached: { stamp: string; content: ContentOverview } | undefined;
  /** Changes when a file of the content, or a film, is saved, added, or removed. */
  function fingerprint(): string {
    try {
      return [content, media, code].map(folderFingerprint).join('\n');
    } catch {
      // An editor is just replacing a file. The next fingerprint will differ from this one.
      return '';
    }
  }
  /** Reads the content again if it has changed, which takes about half a second. */
  function read(): PageList {
    const stamp = fingerprint();
    if (cached?.stamp !== stamp) {
      cached = { stamp, content: readOverview(content, { media, preview: drafts }) };
    }
    const site = out === undefined ? undefined : readExport(out, content);
    const hasOldCode = folderFingerprint(code) !== codeAtStart;
    return { content: cached.content, site, hasOldCode };
  }
  return { read, fingerprint };
}

/** The exported site, compared with the content that it was built from. Undefined if there's none in the folder. */
function readExport(out: string, contentFolder: string) {
  if (!existsSync(join(out, 'index.html'))) return undefined;
  const builtMs = statSync(join(out, 'index.html')).mtimeMs;
  // Unknown paths get 404.html and _not-found.html, which have no path of their own.
  const pages = readdirSync(out).filter((file) => /^(?!404|_not-found).*\.html$/.test(file));
  return {
    hrefs: new Set(
      pages.map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')),
    ),
    changedFiles: readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|md)$/.test(file) && file !== 'README.md')
      .filter((file) => statSync(join(contentFolder, file)).mtimeMs > builtMs)
      .sort(),
  };
}
