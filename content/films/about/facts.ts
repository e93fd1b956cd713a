import { outlineOf } from '@/lib/content';

const { sections } = outlineOf('About');
const titlesOf = (id: string) =>
  sections.find((section) => section.id === id)?.points.map(({ title }) => title) ?? [];

/** The four values, as the page names them. */
export const facts = { values: titlesOf('values') };
if (facts.values.length !== 4) {
  throw new Error('content/pages/About.yaml: the film shows four values, in the section `values`.');
}
