import { content, pageHead } from '@/lib/content';
import { pages } from './registry';

/** The pages with a film in the hero, and the film. */
export const films = pages.flatMap(({ name, href }) => {
  const { film } = pageHead(name, content());
  return film === undefined ? [] : [{ name, href, ...film }];
});
