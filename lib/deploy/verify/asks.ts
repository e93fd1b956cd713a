import { contentType, isCompressible } from '../hosts/content-types';
import { type Ask, isPage, type PublishedFile, type Site } from './site';

/** A request for a published file, and the encoding that it should come in. */
export interface FileAsk extends Ask {
  file: PublishedFile;
  encoding: string;
}

export interface RedirectAsk extends Ask {
  to: string;
}

/** Every page and file, in each encoding. Films and pictures must not be compressed again. */
export function files(site: Site): FileAsk[] {
  return site.files.flatMap((file) =>
    encodingsOf(file).map(([accepted, encoding]) => {
      return { file, encoding, path: file.path, headers: { 'Accept-Encoding': accepted } };
    }),
  );
}

function encodingsOf({ name, content }: PublishedFile): [accepted: string, expected: string][] {
  if (!isCompressible(contentType(name))) return [['gzip, br', 'identity']];
  // Hosts don't compress what fits into the first packet.
  if (content.byteLength < 2048) return [['identity', 'identity']];
  return [
    ['identity', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ];
}

export const pages = (site: Site) => files(site).filter(({ file }) => isPage(file));

const query = '?utm_source=a%20b';

/** Lowercase names and old addresses, with a query, and one without. */
export function aliases({ description, samplePage }: Site): RedirectAsk[] {
  const all = description.aliases.map(({ from, to }) => ({ path: from + query, to: to + query }));
  return [{ path: `/${samplePage.toLowerCase()}`, to: `/${samplePage}` }, ...all];
}

/** Page names with `.html` or a slash: one of the two for each page, because a host has the same rule for all. */
export function spellings({ description }: Site): RedirectAsk[] {
  const ofPages = description.pages.map((name, index) => {
    const ending = index % 2 === 0 ? '.html' : '/';
    return { path: `/${name}${ending}${query}`, to: `/${name}${query}` };
  });
  return [{ path: `/index.html${query}`, to: `/${query}` }, ...ofPages];
}

export const redirects = (site: Site) => [...aliases(site), ...spellings(site)];

export const asPaths = (...paths: string[]): Ask[] => paths.map((path) => ({ path }));

/** Names of no page, missing files, and folders. */
export function unknownPaths({ samplePage: page }: Site): Ask[] {
  const names = ['/NoSuchPage', '/no/such/page', '/toString', `/${page}/NoSuchPage`, '/media'];
  const missing = ['/_next/static/chunks/no-such-file.js', '/media/no-such-film.mp4', '/no.txt'];
  return asPaths(...names, ...missing, '/media/');
}

/** Page names in uppercase and mixed case, and a film and a file in another case. */
export function otherCases({ description, samplePage: page }: Site): Ask[] {
  const known = new Set(description.aliases.map(({ from }) => from));
  for (const name of description.pages) known.add(`/${name}`);
  const mixed = page.charAt(0).toLowerCase() + page.slice(1);
  const upper = description.pages.map((name) => name.toUpperCase());
  const names = [...upper, mixed, `${page.toUpperCase()}.html`, 'MEDIA/home.mp4', 'Robots.txt'];
  return asPaths(...names.map((name) => `/${name}`).filter((path) => !known.has(path)));
}
