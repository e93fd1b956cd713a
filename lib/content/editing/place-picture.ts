import { parse } from 'yaml';
import { z } from 'zod';
import { markdown } from '../markdown/parse-markdown';
import { EditError } from './content-file';
import { partsOf } from './edit-markdown';
import { editYaml } from './edit-yaml';

/** A part of a page that can have a picture. */
export interface PicturePlace {
  id: string;
  heading: string;
}

interface NewPicture {
  /** In content/images/. */
  file: string;
  description: string;
  /** Empty for none. */
  caption: string;
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
  { file, description, caption }: NewPicture,
): string {
  if (name.endsWith('.md')) {
    const part = partsOf(source).find((each) => each.id === id);
    if (part === undefined) throw noSection(name);
    const image = { type: 'image' as const, url: file, alt: description, title: caption || null };
    const block = markdown.stringify({
      type: 'root',
      children: [{ type: 'paragraph', children: [image] }],
    });
    return `${source.slice(0, part.end)}\n\n${block.trimEnd()}${source.slice(part.end)}`;
  }
  const index = sectionsOf(source).findIndex((section) => section.id === id);
  if (index === -1) throw noSection(name);
  const picture = { file, description, ...(caption && { caption }) };
  return editYaml(source, ['sections', index, 'picture'], { add: picture, after: 'heading' });
}

const noSection = (name: string) =>
  new EditError('refused', `content/${name} has no such section.`);
