import { isPageName, type SiteFolder } from './site-folder';

/** A parsed request target. */
interface RequestTarget {
  /** Decoded path segments; none for '/'. */
  segments: string[];
  /** Whether the path ends in a slash; false for '/' itself. */
  hasTrailingSlash: boolean;
  /** As sent, including the '?'; '' without one. */
  query: string;
}

/**
 * Parses the raw target, before dot segments are resolved.
 *
 * @returns undefined for a path that no file can have: malformed percent-encoding, empty segments, dot segments, or
 * slashes, backslashes, or null bytes within a segment
 */
export function readTarget(raw: string): RequestTarget | undefined {
  const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/s.exec(raw) ?? [];
  if (!rawPath.startsWith('/')) return undefined;
  const parts = rawPath.slice(1).split('/');
  const endsWithSlash = parts.at(-1) === '';
  if (endsWithSlash) parts.pop();
  const segments = parts.map(decode);
  if (!segments.every(isSafeSegment)) return undefined;
  return { segments, hasTrailingSlash: endsWithSlash && segments.length > 0, query };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
}

function isSafeSegment(part: string | undefined): part is string {
  return part !== undefined && !['', '.', '..'].includes(part) && !/[/\\\0]/.test(part);
}

export type Resolution =
  /** A file to send; `path` is its decoded URL path. */
  | { kind: 'file'; file: string; path: string }
  /** The canonical URL of the same page, always on this host. */
  | { kind: 'redirect'; location: string; status: 301 | 308 }
  | { kind: 'missing' };

const missing: Resolution = { kind: 'missing' };

/** Resolves a request to a page by its exact name, a file, or a redirect to the canonical URL. */
export async function resolveTarget(
  site: SiteFolder,
  { segments, hasTrailingSlash, query }: RequestTarget,
): Promise<Resolution> {
  const last = segments.at(-1);
  if (last === undefined) return fileAt(site, ['index.html']);
  const parents = segments.slice(0, -1);
  const isTopLevel = parents.length === 0;

  if (hasTrailingSlash) {
    return (await pageAt(site, segments)) === undefined ? missing : redirect(segments, query, 308);
  }
  if (isTopLevel && last === 'index.html') return redirect([], query, 308);
  if (last.endsWith('.html')) {
    const page = [...parents, last.slice(0, -'.html'.length)];
    if ((await pageAt(site, page)) !== undefined) return redirect(page, query, 308);
    return isTopLevel ? missing : fileAt(site, segments);
  }
  const file = (await site.find(segments)) ?? (await pageAt(site, segments));
  if (file !== undefined) return { kind: 'file', file, path: `/${segments.join('/')}` };

  const name = isTopLevel
    ? (await site.pageNames()).find((page) => aliasOf(page) === last)
    : undefined;
  if (name === undefined) return missing;
  return redirect(name === 'Home' ? [] : [name], query, 301);
}

/** A page's alias: lowercase, with hyphens for spaces. */
function aliasOf(page: string): string {
  return page.toLowerCase().replaceAll(' ', '-');
}

async function pageAt(site: SiteFolder, path: readonly string[]): Promise<string | undefined> {
  const name = path.at(-1) ?? '';
  if (path.length === 1 && !isPageName(name)) return undefined;
  // A folder's index.html has no URL without .html.
  if (name === 'index') return undefined;
  return site.find([...path.slice(0, -1), `${name}.html`]);
}

async function fileAt(site: SiteFolder, path: readonly string[]): Promise<Resolution> {
  const file = await site.find(path);
  return file === undefined ? missing : { kind: 'file', file, path: `/${path.join('/')}` };
}

function redirect(path: readonly string[], query: string, status: 301 | 308): Resolution {
  return {
    kind: 'redirect',
    location: `/${path.map(encodeURIComponent).join('/')}${query}`,
    status,
  };
}
