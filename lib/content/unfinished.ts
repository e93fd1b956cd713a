import { hrefOf } from './registry';
import type { Content } from './types';

/** What new pages start with, and what templates are filled with. */
const placeholderText = /Replace this text\.|\bFirst heading\b|\bFirst point\b|\blorem ipsum\b/i;
/** What a placeholder's description says, which is wrong once the page is written. */
const promised = /\b(will appear here|will be here|coming soon|placeholder)\b/i;

/**
 * What looks unfinished on the published site, a sentence for each. Nothing of it is a mistake for certain, so it doesn't
 * stop a build.
 *
 * @param texts of the files of content/, by name
 */
export function unfinished(
  { pages, standardPages, legal }: Pick<Content, 'pages' | 'standardPages' | 'legal'>,
  texts: ReadonlyMap<string, string>,
): string[] {
  const all = [...texts].filter(([file]) => file !== 'search.yaml').map(([, text]) => text);
  return pages.flatMap(({ name, kind, status, description, menu, footer, post }) => {
    if (kind === 'placeholder' || status === 'draft') return [];
    const words = JSON.stringify(standardPages[name] ?? legal[name] ?? '');
    const found = placeholderText.exec(words)?.[0];
    const links = [`to: ${name}`, `](${name}`, `to: "${name}`];
    const isLinked =
      name === 'Home' ||
      menu ||
      footer ||
      post ||
      all.some((text) => links.some((link) => text.includes(link)));
    return [
      ...(found ? [`${hrefOf(name)} says “${found}”: write its text, or make it a draft.`] : []),
      ...(promised.test(description)
        ? [`The description of ${name} in pages.yaml is still a placeholder’s: “${description}”`]
        : []),
      ...(isLinked ? [] : [`No page links to ${name}: add it to a menu, or link to it.`]),
    ];
  });
}
