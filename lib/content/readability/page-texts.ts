import { pageContent } from '../registry';
import { proseSections } from '../search/sections';
import type { Content, ProseSection } from '../types';

interface PageText {
  title: string;
  /** Paragraphs and list items, without headings, labels, or drawings. */
  texts: string[];
}

/** Fields that contain sentences, or lists of sentences. */
const proseFields = new Set([
  ...['asks', 'description', 'lead', 'mainBenefit', 'situation', 'tagline', 'text'],
  ...['benefits', 'capabilities', 'features'],
]);

/** The text of each page, in the order of pages.yaml, then of all agents, then of all placeholders. */
export function pageTexts(content: Content): PageText[] {
  const { pages, agents, legal, standardPages } = content;
  const written = pages.flatMap(({ name, title }): PageText[] => {
    const [text, standardPage] = [legal[name], standardPages[name]];
    if (text !== undefined) return [{ title, texts: markdownTexts(text.lead, text.sections) }];
    if (standardPage?.prose !== undefined)
      return [{ title, texts: markdownTexts(standardPage.lead, standardPage.prose) }];
    const fields = pageContent(name, content);
    return fields === undefined ? [] : [{ title, texts: fieldTexts(fields) }];
  });
  const placeholders = pages.filter(({ kind }) => kind === 'placeholder');
  return [
    ...written,
    { title: 'Agents', texts: fieldTexts(agents) },
    { title: 'Placeholders', texts: placeholders.map(({ description }) => description) },
  ];
}

function markdownTexts(lead: string, sections: readonly ProseSection[]): string[] {
  return [lead, ...proseSections(sections, 'section').flatMap(({ text }) => text)];
}

/** The sentences in a tree of content, validated or not. */
export function fieldTexts(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return proseFields.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldTexts(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'film' ? [] : fieldTexts(inner, name),
  );
}
