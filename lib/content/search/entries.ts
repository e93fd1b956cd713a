import { type CustomPageKey, customPage } from '../custom-pages';
import { hrefOf, pageContent } from '../registry';
import type { Content, Page, SearchEntry } from '../types';
import {
  capabilitySections,
  homeSections,
  isoSections,
  proseSections,
  type SearchSection,
  standardPageSections,
  teamSections,
} from './sections';

/**
 * Everything that the site search can find, in page order: each page, then its sections with an anchor. Placeholders
 * include the links they offer. Pure.
 */
export function searchEntries(content: Content): SearchEntry[] {
  const { synonyms, keywords } = content.search;
  const keywordsByHref = new Map<string, string[]>();
  for (const { to, words } of keywords) {
    keywordsByHref.set(hrefOf(to), [...(keywordsByHref.get(hrefOf(to)) ?? []), ...words]);
  }
  return content.pages
    .filter(({ status }) => status !== 'draft')
    .flatMap((page) =>
      sectionsWithPage(page, content).map((section): SearchEntry => {
        const { kind, id, title, sub, text } = section;
        const href = hrefOf(page.name) + (id === '' ? '' : `#${id}`);
        return {
          kind,
          href,
          title,
          page: page.title,
          sub,
          text: text.join(' '),
          keywords: [...(id === '' ? labelsOf(page) : []), ...(keywordsByHref.get(href) ?? [])],
          available: id === '' ? linksOf(page) : [],
          synonyms: synonymsOf(`${title} / ${sub}`, synonyms),
        };
      }),
    );
}

/** The page, with what comes before its first heading, and its sections. */
function sectionsWithPage(page: Page, content: Content): SearchSection[] {
  const sections = sectionsOf(page, content);
  const own = pageSection(page, content);
  const opening = sections.filter(({ id }) => id === '').flatMap(({ text }) => text);
  return [{ ...own, text: [...own.text, ...opening] }, ...sections.filter(({ id }) => id !== '')];
}

/** The page itself, as a section without an ID. */
function pageSection(page: Page, content: Content): SearchSection {
  const kind = page.kind === 'placeholder' ? page.kind : 'page';
  return { kind, id: '', title: page.title, sub: '', text: [pageText(page, content)] };
}

/** Pages can also be found by their menu and footer labels. */
function labelsOf({ title, menu, footer }: Page): string[] {
  const labels = [menu?.label ?? title, footer?.label ?? title];
  return [...new Set(labels)].filter((label) => label !== title);
}

function linksOf({ available = [] }: Page) {
  return available.flatMap(({ label, to }) =>
    to === undefined ? [] : [{ label, href: hrefOf(to) }],
  );
}

const customSections: Record<CustomPageKey, (content: Content) => SearchSection[]> = {
  home: homeSections,
  team: teamSections,
  capabilities: capabilitySections,
  iso: isoSections,
};

function sectionsOf({ name }: Page, content: Content): SearchSection[] {
  const custom = customPage(name);
  if (custom !== undefined) return customSections[custom.key](content);
  const [standardPage, legal] = [content.standardPages[name], content.legal[name]];
  if (standardPage !== undefined) return standardPageSections(standardPage);
  return legal === undefined ? [] : proseSections(legal.sections, 'legal');
}

/**
 * The words of a page that aren't in a section of it: its description for search results, then its head, the title of
 * its film, and its closing block.
 */
function pageText({ name, description }: Page, content: Content): string {
  const texts = [description, ...headTexts(name, content)];
  return texts.map(asSentence).join(' ');
}

function headTexts(name: string, content: Content): string[] {
  const page = pageContent(name, content) ?? content.legal[name];
  if (page === undefined) return [];
  const head = 'hero' in page ? page.hero : page;
  const closing = 'callToAction' in page ? page.callToAction : 'closing' in page && page.closing;
  return [
    ...('tag' in head && typeof head.tag === 'string' ? [head.tag] : []),
    ...('headline' in head && head.headline !== undefined ? [head.headline] : []),
    head.lead,
    ...('film' in head && head.film !== undefined ? [head.film.title] : []),
    ...('shift' in page ? [page.shift.note, page.shift.skip] : []),
    ...(closing ? [closing.heading, closing.text] : []),
  ];
}

/** Ends a text with a period, so an excerpt of it starts with a sentence. */
function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

type Groups = readonly (readonly string[])[];

/**
 * The synonyms of phrases in a title. A group matches if the title contains one of its phrases as whole words. Ignores
 * case, accents, punctuation, and the s of a plural. Phrases that the title contains are left out.
 */
export function synonymsOf(title: string, groups: Groups): string[] {
  const normalized = normalize(title);
  const matching = groups.filter((group) =>
    group.some((phrase) => normalized.includes(normalize(phrase))),
  );
  return [...new Set(matching.flat())].filter((phrase) => !normalized.includes(normalize(phrase)));
}

/** Words separated and surrounded by single spaces, so `includes` matches whole words only. */
function normalize(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).map(singular).join(' ')} `;
}

function singular(word: string): string {
  return word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word;
}
