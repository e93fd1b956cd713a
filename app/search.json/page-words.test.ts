import { expect, it } from 'vitest';
import { find } from '@/components/shell/search/find';
import { loadIndex } from '@/components/shell/search/site-index';
import { isStopWord, termOf, wordsIn } from '@/components/shell/search/words';
import { content, hrefOf } from '@/lib/content';
import { pageContent } from '@/lib/content/registry';
import { GET } from './route';

/** Fields whose values aren't text, or that readers see only as part of a picture or a control. */
const skippedFields = new Set([
  ...['color', 'drawing', 'file', 'figure', 'icon', 'id', 'layout', 'number', 'picture', 'tone'],
  // The text of Markdown has a test of its own, with all its elements.
  'prose',
  // Text alternatives and the marks of drawings. A film’s title is found; its description is only in the player.
  ...['film', 'key', 'mark', 'records', 'scale', 'seen'],
  // Buttons lead to pages that have these words, summaries name what they open, and the role filter repeats the agents’ roles.
  ...['action', 'actions', 'link', 'opens', 'pillar', 'roles'],
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    skippedFields.has(field) ? [] : textsOf(inner),
  );
}

const { pages, agents } = content();
const written = pages.filter(({ kind }) => kind === 'written');

it.each(written)('finds $name by each of its words', async ({ name }) => {
  const index = loadIndex(await GET().text());
  const texts = textsOf([pageContent(name, content()), name === 'AITeam' ? agents : []]);
  const terms = new Set(texts.flatMap(wordsIn).map(termOf));
  const missing = [...terms].filter((term) => {
    if (isStopWord(term)) return false;
    const { results, corrected } = find(index, term, Number.POSITIVE_INFINITY);
    return corrected !== null || !results.some(({ href }) => href.split('#')[0] === hrefOf(name));
  });
  expect(terms.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
