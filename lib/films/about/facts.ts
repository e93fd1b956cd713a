import { contentBeforeFilms } from '@/lib/content';

const sections = contentBeforeFilms().outlines.About?.sections ?? [];
const points = sections.find(({ id }) => id === 'values')?.points ?? [];

/** The four values, as the page names them. */
export const facts = {
  name: contentBeforeFilms().site.name,
  values: points.map(({ title }) => title),
};
if (facts.values.length !== 4) {
  throw new Error('content/pages/About.yaml: the film shows four values, in the section `values`.');
}
