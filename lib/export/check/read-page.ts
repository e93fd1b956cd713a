import type { HtmlElement } from 'html-validate';
import { dataBlockTypes } from '../csp';
import { parseMarkup } from './markup';

/** A URL that a page refers to, as written. */
export interface Reference {
  /** What refers to it: link, picture, script. */
  what: string;
  url: string;
}

/** The data of a page that the checks need. */
export interface ParsedPage {
  file: string;
  /** The path at which a host serves this file. */
  path: string;
  title: string;
  description: string;
  canonicals: readonly string[];
  indexable: boolean;
  /** URL of the picture for link previews (og:image). */
  card: string | undefined;
  ids: ReadonlySet<string>;
  h1Count: number;
  mainCount: number;
  references: readonly Reference[];
  /** Texts of the JSON-LD scripts. */
  jsonLd: readonly string[];
  policies: readonly string[];
  /** Index of the first policy among the head's elements; -1 without a policy. */
  policyIndex: number;
  /** Inline scripts and styles. */
  inline: readonly { what: 'script' | 'style'; text: string }[];
  /** Style and event handler attributes, each with its element: “style of <p>”. */
  inlineAttributes: readonly string[];
}

const policyMeta = 'meta[http-equiv="Content-Security-Policy"]';

/** Attributes with URLs, and what each refers to. */
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

/** Reads a page of an export. Null if its markup can't be parsed. */
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

/** URLs in the text of an element: scripts that load other scripts, styles that load fonts. */
function referencesInText(element: HtmlElement, what: string, address: RegExp): Reference[] {
  return [...element.textContent.matchAll(address)].map(([, found = '']) => ({
    what,
    url: found,
  }));
}

/** Style sheets, icons, the manifest, and preloads. checkHeads() checks the canonical URL. */
function linkReferences(link: HtmlElement): Reference[] {
  const rel = attributeOf(link, 'rel') ?? '';
  const url = attributeOf(link, 'href');
  return url === undefined || rel === 'canonical' ? [] : [{ what: rel, url }];
}

function attributeOf(element: HtmlElement | undefined, attribute: string): string | undefined {
  const value = element?.getAttributeValue(attribute) ?? null;
  return value === null ? undefined : decodeEntities(value);
}

/** Adds a slash to an origin, which Next writes without one. */
function normalizeUrl(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

/** Decodes the five character references that React writes in text and attributes. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
