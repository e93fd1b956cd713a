import type { HtmlElement } from 'html-validate';
import { dataBlockTypes } from '../csp/protect-page';
import { decodeEntities } from './decoded';
import { parseMarkup } from './markup';

/** Something that a page points at: where it does so, and the address as written. */
export interface Reference {
  /** As a reader of the page would call it: link, picture, script. */
  what: string;
  url: string;
}

/** What the checks look at in a page. */
export interface ParsedPage {
  file: string;
  /** The path that the host answers with this file. */
  path: string;
  title: string;
  description: string;
  canonicals: readonly string[];
  indexable: boolean;
  /** The address of the picture for shared links. */
  card: string | undefined;
  ids: ReadonlySet<string>;
  /** How many first headings, and how many main parts. */
  h1Count: number;
  mainCount: number;
  references: readonly Reference[];
  /** The texts of its JSON-LD scripts. */
  jsonLd: readonly string[];
  policies: readonly string[];
  /** Where in the head the first policy stands, from 0; -1 where there is none. */
  policyIndex: number;
  /** The scripts and styles that stand in the page itself. */
  inline: readonly { what: 'script' | 'style'; text: string }[];
  /** Styles and handlers in attributes, each with its element: style of <p>. */
  inlineAttributes: readonly string[];
}

const policyMeta = 'meta[http-equiv="Content-Security-Policy"]';

/** Where in HTML the address of something else stands, and what that is. */
const urlAttributes: readonly [selector: string, attribute: string, what: string][] = [
  ['a', 'href', 'link'],
  ['img', 'src', 'picture'],
  ['source', 'src', 'film'],
  ['video', 'src', 'film'],
  ['video', 'poster', 'picture'],
  ['track', 'src', 'captions'],
  ['script', 'src', 'script'],
  ['use', 'href', 'picture'],
  ['meta[property="og:image"]', 'content', 'card'],
  ['meta[name="twitter:image"]', 'content', 'card'],
  ['form', 'action', 'form'],
];

/** What a page of an export says, or null where its markup cannot be read. */
export function readPage(html: string, file: string): ParsedPage | null {
  const root = parseMarkup(html, file);
  if (root === null) return null;
  const all = (selector: string) => root.querySelectorAll(selector);
  const policies = all(policyMeta);
  const [policy] = policies;
  const robots = attributeOf(all('meta[name="robots"]')[0], 'content') ?? '';
  return {
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    title: decodeEntities(all('title')[0]?.textContent ?? '').trim(),
    description: (attributeOf(all('meta[name="description"]')[0], 'content') ?? '').trim(),
    canonicals: all('link[rel="canonical"]').map((link) =>
      normalizeUrl(attributeOf(link, 'href') ?? ''),
    ),
    indexable: !robots.includes('noindex'),
    card: attributeOf(all('meta[property="og:image"]')[0], 'content'),
    ids: new Set(all('[id]').map((element) => attributeOf(element, 'id') ?? '')),
    h1Count: all('h1').length,
    mainCount: all('main').length,
    references: [
      ...urlAttributes.flatMap(([selector, attribute, what]) =>
        all(selector).flatMap((element) => {
          const url = attributeOf(element, attribute);
          return url === undefined ? [] : [{ what, url }];
        }),
      ),
      ...all('img[srcset], source[srcset]').flatMap(srcsetReferences),
      ...all('link').flatMap(linkReferences),
      ...all('script').flatMap((script) =>
        referencesInText(script, 'script', /"(\/_next\/[^"\\]+)"/g),
      ),
      ...all('style').flatMap((style) => referencesInText(style, 'style', /url\(["']?([^"')]+)/g)),
    ],
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
    policies: policies.map((meta) => attributeOf(meta, 'content') ?? ''),
    policyIndex: policy === undefined ? -1 : (all('head')[0]?.childElements.indexOf(policy) ?? -1),
    inline: [...all('script').flatMap(inlineScript), ...all('style').map(inlineStyle)],
    inlineAttributes: all('*').flatMap(inlineAttributes),
  };
}

function inlineScript(script: HtmlElement) {
  if (script.hasAttribute('src') || dataBlockTypes.includes(attributeOf(script, 'type') ?? ''))
    return [];
  return [{ what: 'script' as const, text: script.textContent }];
}

function inlineStyle(style: HtmlElement) {
  return { what: 'style' as const, text: style.textContent };
}

function inlineAttributes({ attributes, tagName }: HtmlElement): string[] {
  return attributes
    .filter(({ key }) => /^(style|on.+)$/i.test(key))
    .map(({ key }) => `${key} of <${tagName}>`);
}

function srcsetReferences(element: HtmlElement): Reference[] {
  return (attributeOf(element, 'srcset') ?? '')
    .split(',')
    .map((candidate) => ({ what: 'picture', url: candidate.trim().split(/\s+/)[0] ?? '' }));
}

/** Addresses in the text of an element: scripts that start others, styles that load fonts. */
function referencesInText(element: HtmlElement, what: string, address: RegExp): Reference[] {
  return [...element.textContent.matchAll(address)].map(([, found = '']) => ({
    what,
    url: found,
  }));
}

/** Style sheets, icons, the manifest, what is to be loaded early; a canonical is checked by itself. */
function linkReferences(link: HtmlElement): Reference[] {
  const rel = attributeOf(link, 'rel') ?? '';
  const url = attributeOf(link, 'href');
  return url === undefined || rel === 'canonical' ? [] : [{ what: rel, url }];
}

function attributeOf(element: HtmlElement | undefined, attribute: string): string | undefined {
  const value = element?.getAttributeValue(attribute) ?? null;
  return value === null ? undefined : decodeEntities(value);
}

/** Next writes a site's own address without the slash that is its path. */
function normalizeUrl(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}
