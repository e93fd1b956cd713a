import { contentWithoutMedia } from '@/lib/content';

const sections = contentWithoutMedia().standardPages.About?.sections ?? [];
const points = sections.find(({ id }) => id === 'values')?.points ?? [];

/** The site's name, and the four values of the About page. */
export const facts = {
  name: contentWithoutMedia().site.name,
  values: points.map(({ title }) => title),
};
if (facts.values.length !== 4) {
  throw new Error('content/pages/About.yaml: the film shows four values, in the section `values`.');
}
