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
): Pick<Content, 'standardPages' | 'legal'> {
  const standardPages: Record<string, StandardPage> = {};
  const legal: Record<string, Content['legal'][string]> = {};
  for (const name of names) {
    const kind = published.find((page) => page.name === name)?.kind;
    if (files.texts.has(`legal/${name}.md`)) {
      const text = readMarkdown(`legal/${name}.md`, legalSchema, name, variables);
      if (text !== null && kind === 'legal') legal[name] = text;
      if (text !== null) compareDates(name, text.updated);
    }
    const standardPage = readStandardPage(name);
    if (standardPage !== null && kind === 'written') standardPages[name] = standardPage;
  }
  return { standardPages, legal };

  /** The sitemap has the page's date, and the structured data the date that the text shows. */
  function compareDates(name: string, shown: string | undefined): void {
    const listed = published.find((page) => page.name === name)?.updated;
    if (listed === undefined || shown === undefined || shown === 'today' || shown === listed)
      return;
    const message = `is ${listed}, but content/legal/${name}.md shows ${shown}: write the same date, because search engines see both`;
    const path = [pageNames.indexOf(name), 'updated'];
    problems.push(files.open('pages.yaml').problemAt(path, message));
  }

  function readStandardPage(name: string): StandardPage | null {
    const [yaml, markdown] = [`pages/${name}.yaml`, `pages/${name}.md`];
    const hasFilm = pagesWithFilm.includes(name);
    if (files.texts.has(markdown)) {
      const text = readMarkdown(markdown, markdownPageSchema(pageNames, hasFilm), name, variables);
      if (text === null) return null;
      const { sections: prose, ...head } = text;
      const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
      return { ...head, sections, prose };
    }
    if (!files.texts.has(yaml)) return null;
    return readYaml(yaml, standardPageSchema(pageNames, hasFilm), name);
  }
}
