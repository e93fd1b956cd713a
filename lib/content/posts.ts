import { z } from 'zod';
import type { ContentReader } from './content-reader';
import { isPost, pageOfPost } from './post-files';
import { fileProblem } from './problem';
import { day, language, text } from './schemas/fields';
import { picture } from './schemas/standard-page';
import { pageDescriptionSchema, pageTitleSchema, type TemplateVariables } from './seo';
import type { Page, StandardPage } from './types';

/** Its front matter. `publish` and `until` are as on a page of pages.yaml. */
const postSchema = (variables: TemplateVariables, today: string) =>
  z
    .strictObject({
      title: pageTitleSchema(variables),
      date: day,
      author: text(60),
      /** For the list of posts and for search results, and the first sentence of the post. */
      summary: pageDescriptionSchema(variables),
      picture: picture.optional(),
      lang: language.optional(),
      status: z.literal('draft', 'must be draft: to publish the post, remove this line').optional(),
      publish: day.optional(),
      until: day.optional(),
    })
    .refine(({ publish, until }) => !publish || !until || publish <= until, {
      path: ['until'],
      error: 'is before `publish`: no build would have the post',
    })
    .refine(({ date, publish = '', status }) => date <= today || date <= publish || status, {
      path: ['date'],
      error: 'is in the future: add `publish` with the same day, and the post is there from then',
    });

interface Post {
  page: Page;
  text: StandardPage;
}

/** Reads the posts, newest first. */
export function readPosts(
  { files, problems, readMarkdown }: ContentReader,
  variables: TemplateVariables,
  today: string,
): Post[] {
  const posts = [...files.texts.keys()].filter(isPost).flatMap((file): Post[] => {
    const name = pageOfPost(file);
    if (!/^Blog\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      const message = 'has a name that can’t be an address: use lowercase words joined by hyphens';
      problems.push(fileProblem(file, message));
    }
    const post = readMarkdown(file, postSchema(variables, today), name, variables);
    if (post === null) return [];
    const { sections: prose, title, date, author, summary, picture, ...rest } = post;
    const page = {
      ...rest,
      name,
      title,
      description: summary,
      kind: 'written' as const,
      updated: date,
      post: { date, author, picture },
    };
    const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
    const shape = { film: undefined, wideFilm: false, actions: [] };
    const text = { ...shape, headline: title, lead: summary, sections, prose };
    return [{ page, text }];
  });
  const dateOf = ({ page }: Post) => page.post?.date ?? '';
  return posts.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
}

/** Blog lists the posts of a build. While there are none, it's the page of pages.yaml. */
export function withBlog(pages: readonly Page[]): Page[] {
  const newest = pages.find(({ post }) => post !== undefined)?.updated;
  if (newest === undefined) return [...pages];
  return pages.map((page) => {
    if (page.name !== 'Blog') return page;
    const { available: _, mail: __, ...rest } = page;
    return { ...rest, kind: 'written', updated: newest };
  });
}
