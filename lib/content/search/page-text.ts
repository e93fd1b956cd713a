import { pageContent } from '../registry';
import type { Content, Page } from '../types';

/**
 * The words of a page that aren't in a section of it: its description for search results, then its head, the title of
 * its film, the note below it, and its closing block.
 */
export function pageText({ name, description }: Page, content: Content): string {
  const texts = [description, ...headTexts(name, content)];
  return texts.map(asSentence).join(' ');
}

function headTexts(name: string, content: Content): string[] {
  const page = pageContent(name, content) ?? content.legal[name];
  if (page === undefined) return [];
  const head = 'hero' in page ? page.hero : page;
  const closing = 'callToAction' in page ? page.callToAction : 'closing' in page && page.closing;
  return [
    ...('tag' in head ? [head.tag] : []),
    ...('headline' in head && head.headline !== undefined ? [head.headline] : []),
    head.lead,
    ...('film' in head && head.film !== undefined ? [head.film.title] : []),
    ...('hero' in page && 'example' in page.hero ? [page.hero.example] : []),
    ...(closing ? [closing.heading, closing.text] : []),
  ];
}

/** Ends a text with a period, so an excerpt of it starts with a sentence. */
function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
