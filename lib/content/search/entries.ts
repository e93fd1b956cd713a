import type { Content } from '../read';
import { findable, hrefOf } from '../registry';
import type { Page, SearchEntry } from '../types';
import { legalParts } from './legal-parts';
import type { Part } from './part';
import { capabilityParts, homeParts, isoParts, outlineParts, teamParts } from './parts';
import { synonymsOf } from './synonyms';

/**
 * Everything that the site's search can find, in the order of the pages: each page, then its parts that
 * have an anchor. Placeholders are left out: nothing is to be found there. Pure.
 */
export function searchEntries(content: Content): SearchEntry[] {
  return findable(content.pages)
    .flatMap((page) => [
      pageEntry(page),
      ...partsOf(page, content).map((part) => entry(page, part)),
    ])
    .map((found) => ({
      ...found,
      also: synonymsOf(`${found.title} / ${found.sub}`, content.search.synonyms),
    }));
}

type Bare = Omit<SearchEntry, 'also'>;

function pageEntry({ name, title, description }: Page): Bare {
  return { kind: 'page', href: hrefOf(name), title, page: title, sub: '', text: description };
}

function entry(page: Page, { id, kind, title, sub, text }: Part): Bare {
  return {
    kind,
    href: `${hrefOf(page.name)}#${id}`,
    title,
    page: page.title,
    sub,
    text: text.join(' '),
  };
}

function partsOf({ name }: Page, content: Content): Part[] {
  if (name === 'Home') return homeParts(content.home);
  if (name === 'AITeam') return teamParts(content.team, content.agents);
  if (name === 'Capabilities') return capabilityParts(content.capabilities);
  if (name === 'ISO') return isoParts(content.iso);
  const [outline, legal] = [content.outlines[name], content.legal[name]];
  if (outline !== undefined) return outlineParts(outline);
  return legal === undefined ? [] : legalParts(legal);
}
