import { contentWithoutMedia } from '@/lib/content';

const sections = contentWithoutMedia().standardPages.About?.sections ?? [];
const points = sections.find(({ id }) => id === 'values')?.points ?? [];

/** The four values, as the page names them. */
export const facts = {
  name: contentWithoutMedia().site.name,
  values: points.map(({ title }) => title),
};
if (facts.values.length !== 4) {
  throw new Error('content/pages/About.yaml: the film shows four values, in the section `values`.');
}
