import type { SearchEntry } from '../types';

/** A part of a page that has an anchor, with its words in the order of the page. */
export interface Part extends Pick<SearchEntry, 'kind' | 'title' | 'sub'> {
  id: string;
  text: string[];
}

interface Heading {
  /** What stands in the bubble beside the heading. */
  tag?: string | undefined;
  heading: string;
  lead?: string | undefined;
}

type Point = { title: string; text: string };

export const wordsOf = (points: readonly Point[]) =>
  points.map(({ title, text }) => `${title}: ${text}`);

/** A section of a page as most are: a heading, a lead, points. */
export function section(
  id: string,
  { tag = '', heading, lead }: Heading,
  points: readonly Point[],
): Part {
  const text = [...(lead === undefined ? [] : [lead]), ...wordsOf(points)];
  return { kind: 'section', id, title: heading, sub: tag, text };
}
