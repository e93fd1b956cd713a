import type { ContentReader } from './content-reader';
import { legalSchema, markdownPageSchema, standardPageSchema } from './schemas/standard-page';
import type { Content, StandardPage } from './types';

/** Standard pages that must have a film. Others may have one. */
const pagesWithFilm = ['Platform', 'About'];

/**
 * Reads pages with the standard layout, in YAML or Markdown, and legal texts. Drafts are validated too, and left out if
 * `published` doesn't have them.
 */
export function readStandardPages(
  { files, pageNames, problems, readYaml, readMarkdown }: ContentReader,
  names: readonly string[],
  published: Content['pages'],
  variables: Readonly<Record<string, string>>,
): {
  standardPages: Record<string, StandardPage>;
  legal: Content['legal'];
} {
  const standardPages: Record<string, StandardPage> = {};
  const legal: Record<string, Content['legal'][string]> = {};
  for (const name of names) {
    const page = published.find((page) => page.name === name);
    const text = readLegal(name, page?.updated);
    if (text !== null && page?.kind === 'legal') legal[name] = text;
    const standardPage = readStandardPage(name);
    if (standardPage !== null && page?.kind === 'written') standardPages[name] = standardPage;
  }
  return { standardPages, legal };

  /** @param listed the date in the sitemap; structured data has the date that the text shows */
  function readLegal(name: string, listed: string | undefined) {
    const file = `legal/${name}.md`;
    const text = files.texts.has(file) ? readMarkdown(file, legalSchema, name, variables) : null;
    const { updated: shown = 'today' } = text ?? {};
    if (listed !== undefined && shown !== 'today' && shown !== listed) {
      const message = `is ${listed}, but content/${file} shows ${shown}: write the same date, because search engines see both`;
      const path = [pageNames.indexOf(name), 'updated'];
      problems.push(files.open('pages.yaml').problemAt(path, message));
    }
    return text;
  }

  function readStandardPage(name: string): StandardPage | null {
    const [yaml, markdown] = [`pages/${name}.yaml`, `pages/${name}.md`];
    const hasFilm = pagesWithFilm.includes(name);
    if (!files.texts.has(markdown)) {
      const schema = standardPageSchema(pageNames, hasFilm);
      return files.texts.has(yaml) ? readYaml(yaml, schema, name) : null;
    }
    const text = readMarkdown(markdown, markdownPageSchema(pageNames, hasFilm), name, variables);
    if (text === null) return null;
    const { sections: prose, ...head } = text;
    const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
    return { ...head, sections, prose };
  }
}
