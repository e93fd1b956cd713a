import { parse } from 'yaml';
import { z } from 'zod';
import { markdown } from '../markdown/parse-markdown';
import { valueAt } from '../tree';
import { EditError } from './edit-error';
import { partsOf } from './edit-markdown';
import { editYaml } from './edit-yaml';
import { markdownBody, type Place } from './place';

/** A part of a page that can have a picture. */
export interface PicturePlace {
  id: string;
  heading: string;
}

const pictureSchema = z.object({
  /** In content/images/. */
  file: z.string(),
  description: z.string(),
  /** Empty for none. */
  caption: z.string().default(''),
});
export type ContentPicture = z.output<typeof pictureSchema>;

/** The picture that a place is about; null if it isn't about one. @param value the file's YAML, or a block's Markdown */
export function pictureAt([, ...path]: Place, value: unknown): ContentPicture | null {
  if (path[0] !== markdownBody) {
    const group = path.at(-2) === 'picture' ? valueAt(value, path.slice(0, -1)) : null;
    return pictureSchema.safeParse(group).data ?? null;
  }
  const [block] = markdown.parse(String(value)).children;
  const [image] = block?.type === 'paragraph' ? block.children : [];
  if (image?.type !== 'image') return null;
  return { file: image.url, description: image.alt ?? '', caption: image.title ?? '' };
}

export function toMarkdown({ file, description, caption }: ContentPicture): string {
  const image = { type: 'image' as const, url: file, alt: description, title: caption || null };
  const paragraph = { type: 'paragraph' as const, children: [image] };
  return markdown.stringify({ type: 'root', children: [paragraph] }).trimEnd();
}

export function toYaml({ caption, ...picture }: ContentPicture) {
  return caption === '' ? picture : { ...picture, caption };
}

const pageSchema = z.object({
  sections: z.array(z.looseObject({ id: z.string(), heading: z.string() })),
});
const sectionsOf = (source: string) => pageSchema.safeParse(parse(source)).data?.sections ?? [];

/** The sections of a page's file that can have one more picture: all in Markdown, in YAML those without one. */
export function picturePlaces(name: string, source: string): PicturePlace[] {
  const places = name.endsWith('.md')
    ? partsOf(source)
    : sectionsOf(source).filter((section) => !('picture' in section || 'drawing' in section));
  return places.map(({ id, heading }) => ({ id, heading }));
}

/**
 * Adds a picture to a section: in Markdown at its end, in YAML as its `picture`.
 *
 * @throws {EditError} if there's no such section, or it's written on one line
 */
export function placePicture(
  name: string,
  source: string,
  id: string,
  picture: ContentPicture,
): string {
  if (name.endsWith('.md')) {
    const end = partsOf(source).find((part) => part.id === id)?.end;
    if (end === undefined) throw noSection(name);
    return `${source.slice(0, end)}\n\n${toMarkdown(picture)}${source.slice(end)}`;
  }
  const index = sectionsOf(source).findIndex((section) => section.id === id);
  if (index === -1) throw noSection(name);
  const put = toYaml(picture);
  return editYaml(source, ['sections', index, 'picture'], { put, after: 'heading' });
}

const noSection = (name: string) =>
  new EditError('refused', `content/${name} has no such section.`);
