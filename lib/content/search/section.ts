import type { SearchEntry } from '../types';

/** A section with an anchor, with its text in page order. */
export interface SearchSection extends Pick<SearchEntry, 'kind' | 'title' | 'sub'> {
  id: string;
  text: string[];
}

interface SectionHeading {
  /** The text in the bubble next to the heading. */
  tag?: string | undefined;
  heading: string;
  lead?: string | undefined;
}

type Point = { title: string; text: string };

export const pointTexts = (points: readonly Point[]) =>
  points.map(({ title, text }) => `${title}: ${text}`);

/** A typical section: a heading, a lead, and points. */
export function searchSection(
  id: string,
  { tag = '', heading, lead }: SectionHeading,
  points: readonly Point[],
): SearchSection {
  const text = [...(lead === undefined ? [] : [lead]), ...pointTexts(points)];
  return { kind: 'section', id, title: heading, sub: tag, text };
}
