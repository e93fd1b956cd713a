import type { z } from 'zod';
import { parseUrl } from '@/lib/parse-url';
import { todayAtPlant } from '@/lib/plant/today';
import { type ContentFolder, readContentFolder } from './content-folder';
import { createContentReader } from './content-reader';
import { customPage, readCustomPages } from './custom-pages';
import { didYouMean } from './did-you-mean';
import { withoutMarks } from './editing/place';
import { createFilmCheck } from './film-check';
import { openImageFolder, publishedImages } from './images/image-folder';
import {
  builtPages,
  entryProblems,
  linkTargets,
  postEntries,
  readPageEntries,
  scanNames,
} from './page-entries';
import { duplicateProblems } from './plant-register';
import { readPosts, withBlog } from './posts';
import { ContentError, fileProblem, type Problem } from './problem';
import { readDrawings } from './read-drawings';
import { indexablePages } from './registry';
import { pagesSchema } from './schemas/pages';
import { plantSchema } from './schemas/plant';
import { searchSchema, siteSchema } from './schemas/site';
import { agentsSchema } from './schemas/team';
import { readStandardPages } from './standard-pages';
import { readSvgDrawings } from './svg-drawings';
import type { Content, Site } from './types';
import { isComplete } from './validate-yaml';
import { interpolate } from './variables';

interface ReadOptions {
  preview?: boolean;
  /** Whether to add to all words where they come from, for editing on the page. */
  marks?: boolean;
  /** The folder with films and posters. Null skips the check of them. */
  media?: string | null;
  /** Texts that take the place of files or are new, and pictures by file name, null for one that goes. */
  edited?: ReadonlyMap<string, string>;
  pictures?: ReadonlyMap<string, Uint8Array | null>;
  /** The address of the site, whose pages links must name instead. */
  siteUrl?: string | undefined;
  /** The day of the build, as YYYY-MM-DD. */
  today?: string;
}

/** Reads and validates a content folder. @throws {ContentError} with all problems, each with its line and column */
export function readContent(folder: string, options: ReadOptions = {}): Content {
  const { content, problems } = loadContent(folder, options);
  if (content === null) throw new ContentError(problems);
  return content;
}

interface LoadedContent {
  /** Null if there are problems. */
  content: Content | null;
  problems: readonly Problem[];
  files: ContentFolder;
  /** Of the files that were read. */
  schemas: ReadonlyMap<string, z.ZodType>;
}

/** Reads and validates a content folder, like `readContent`, and returns its problems instead of throwing them. */
export function loadContent(
  folder: string,
  {
    preview = false,
    marks = false,
    media = 'public/media',
    siteUrl = '',
    today = todayAtPlant(),
    edited,
    pictures: newPictures,
  }: ReadOptions = {},
): LoadedContent {
  const files = readContentFolder(folder, edited);
  const images = openImageFolder(folder, newPictures);
  const registry = files.open('pages.yaml');
  const listedEntries = readPageEntries(registry);
  const entries = [...listedEntries, ...postEntries(files)];
  const reader = createContentReader(
    files,
    entries,
    {
      variables: Object.keys(variablesOf(null, [])),
      checkFilm: media === null ? () => [] : createFilmCheck(media),
      linkTargets: linkTargets(entries, files, { preview, today }),
      ownHost: parseUrl(siteUrl)?.host ?? null,
      findImage: images.find,
    },
    marks,
  );
  const { pageNames, problems, schemas, readYaml } = reader;
  problems.push(...listedEntries.flatMap((entry) => entryProblems(entry, registry, files.texts)));
  const allProblems = () => [
    ...files.problems,
    ...problems.filter(({ file }) => !files.unreadable.has(file)),
  ];

  const site = readYaml('site.yaml', siteSchema(pageNames));
  const agents = readYaml('agents.yaml', agentsSchema, 'AITeam');
  const agentNames = agents?.map(({ name }) => name) ?? scanNames(files.open('agents.yaml').text);
  const variables = variablesOf(site, agentNames);
  const listed = readYaml('pages.yaml', pagesSchema(variables, pageNames));
  // Without a list of pages, every link would be reported.
  if (listedEntries.length === 0) {
    return { content: null, problems: allProblems(), files, schemas };
  }
  const posts = readPosts(reader, variables, today);
  const allPages = [...(listed ?? []), ...posts.map(({ page }) => page)];
  const pages = withBlog(builtPages(allPages, entries, { preview, today }));

  const customContent = readCustomPages(readYaml, { pages: pageNames, agents: agentNames });
  const plant = readYaml('plant.yaml', plantSchema);
  problems.push(...duplicateProblems(files.open('plant.yaml')));
  const drawings = readDrawings(readYaml, pageNames, plant);
  const { svgs, problems: svgProblems } = readSvgDrawings(files);
  problems.push(...svgProblems);
  // Search may suggest only indexable pages that stay.
  const lasting = indexablePages(pages).filter(({ until }) => until === undefined);
  const suggested = listed === null ? pageNames : lasting.map(({ name }) => name);
  const search = readYaml('search.yaml', searchSchema(pageNames, suggested));
  const standardNames = listedEntries
    .map(({ name }) => name)
    .filter((name) => customPage(name) === undefined);
  const { standardPages, legal } = readStandardPages(reader, standardNames, pages, variables);
  for (const { page, text } of posts) {
    if (pages.some(({ name }) => name === page.name)) standardPages[page.name] = text;
  }
  problems.push(...unreadFileProblems(files, pageNames));
  problems.push(...images.unusedProblems(files.texts.values()));

  const found = { site, agents, plant, drawings, search, customContent };
  if (allProblems().length > 0 || !isComplete(found)) {
    return { content: null, problems: allProblems(), files, schemas };
  }
  const { customContent: custom, ...rest } = found;
  const written = Object.values(standardPages);
  const prose = [
    ...Object.values(legal).flatMap(({ sections }) => sections),
    ...written.flatMap(({ prose = [] }) => prose),
  ];
  const pictures = written
    .flatMap(({ sections }) => sections)
    .flatMap(({ picture }) => picture?.file ?? [])
    .concat(pages.flatMap(({ post }) => post?.picture?.file ?? []));
  const content = {
    ...interpolate({ ...rest, ...custom, pages, standardPages }, variables),
    legal,
    svgs,
    images: publishedImages({ prose, pictures }, images.find),
  };
  return { content, problems: [], files, schemas };
}

/** Values of the variables that text may use in braces. */
function variablesOf(site: Site | null, agentNames: readonly string[]) {
  return {
    name: withoutMarks(site?.name ?? ''),
    founded: site === null ? '' : formatDate(site.founded),
    contactMail: site?.contactMail ?? '',
    privacyMail: site?.privacyMail ?? '',
    agentCount: String(agentNames.length),
  };
}

/** Formats a date like Oct 28, 2025. UTC, because a calendar date has no time zone. */
function formatDate(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Files that the site doesn't use, because of their name, ending, or folder. Call it once all others have been read. */
function unreadFileProblems(
  { texts, unread }: ContentFolder,
  pageNames: readonly string[],
): Problem[] {
  const files = unread();
  const known = [...texts.keys()].filter((file) => !files.includes(file));
  return files.flatMap((file) => {
    const message = unreadMessage(file, known, pageNames);
    return message === null ? [] : [fileProblem(file, message)];
  });
}

/** Null if the page's entry is reported instead. */
function unreadMessage(
  file: string,
  known: readonly string[],
  pageNames: readonly string[],
): string | null {
  const [, base = '', extension = ''] = /^(.*)\.(.*)$/.exec(file) ?? [];
  const [, folder, page = ''] = /^(pages|legal|posts)\/(.*)/.exec(base) ?? [];
  const supported =
    folder === 'legal' || folder === 'posts' || /^m/i.test(extension) ? 'md' : 'yaml';
  if (!['yaml', 'md', 'svg'].includes(extension)) {
    return `isn’t read because of its ending: rename it to ${base}.${supported}`;
  }
  if (folder === undefined) {
    const names = known.filter((name) => name.includes('/') === file.includes('/'));
    return `isn’t read: no page or picture uses a file of this name; rename or remove it${didYouMean(file, names)}`;
  }
  if (folder === 'posts') return `isn’t read: write posts in Markdown, in ${base}.md`;
  const own = customPage(page)?.files[0];
  if (own !== undefined) return `isn’t shown anywhere: the text of ${page} is in content/${own}`;
  if (!pageNames.includes(page)) {
    return `doesn’t belong to any page: pages.yaml has no page named “${page}”${didYouMean(page, pageNames)}`;
  }
  return folder === 'legal' ? `isn’t read: write legal texts in Markdown, in ${base}.md` : null;
}
