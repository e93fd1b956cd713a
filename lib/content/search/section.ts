import type { SearchEntry } from '../types';

/** A part of a page that has an anchor, with its words in the order of the page. */
export interface SearchSection extends Pick<SearchEntry, 'kind' | 'title' | 'sub'> {
  id: string;
  text: string[];
}

interface SectionHeading {
  /** What stands in the bubble beside the heading. */
  tag?: string | undefined;
  heading: string;
  lead?: string | undefined;
}

type Point = { title: string; text: string };

export const pointTexts = (points: readonly Point[]) =>
  points.map(({ title, text }) => `${title}: ${text}`);

/** A section of a page as most are: a heading, a lead, points. */
export function searchSection(
  id: string,
  { tag = '', heading, lead }: SectionHeading,
  points: readonly Point[],
): SearchSection {
  const text = [...(lead === undefined ? [] : [lead]), ...pointTexts(points)];
  return { kind: 'section', id, title: heading, sub: tag, text };
}
