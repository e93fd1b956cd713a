import type { Content } from '../read';
import { legalParts } from '../search/legal-parts';
import type { LegalText, Outline } from '../types';

export interface Texts {
  title: string;
  /** Paragraphs and list items; not headings, labels, or what is drawn. */
  texts: string[];
}

/** Fields with sentences, and lists whose items are read as such. */
const sentences = new Set([
  ...['asks', 'description', 'lead', 'mainBenefit', 'situation', 'tagline', 'text'],
  ...['benefits', 'capabilities', 'features'],
]);

/** The text of each page, in the order of pages.yaml; agents and placeholders each as one. */
export function textsOf(content: Content): Texts[] {
  const { pages, agents, legal, outlines } = content;
  const own: Readonly<Record<string, unknown>> = {
    Home: content.home,
    AITeam: content.team,
    Capabilities: content.capabilities,
    ISO: content.iso,
  };
  const read = pages.flatMap(({ name, title }): Texts[] => {
    const [text, outline] = [legal[name], outlines[name]];
    if (text !== undefined) return [{ title, texts: inMarkdown(text.lead, text.sections) }];
    if (outline?.prose !== undefined)
      return [{ title, texts: inMarkdown(outline.lead, outline.prose) }];
    const fields = own[name] ?? outline;
    return fields === undefined ? [] : [{ title, texts: inFields(fields) }];
  });
  const unwritten = pages.filter(({ kind }) => kind === 'placeholder');
  return [
    ...read,
    { title: 'Agents', texts: inFields(agents) },
    { title: 'Placeholders', texts: unwritten.map(({ description }) => description) },
  ];
}

function inMarkdown(lead: Outline['lead'], sections: LegalText['sections']): string[] {
  return [lead, ...legalParts({ lead, sections }).flatMap(({ text }) => text)];
}

function inFields(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return sentences.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => inFields(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'film' ? [] : inFields(inner, name),
  );
}
