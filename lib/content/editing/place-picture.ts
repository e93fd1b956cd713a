import type { Heading } from 'mdast';
import { isMap, isScalar, stringify } from 'yaml';
import { z } from 'zod';
import { rangeOf } from '../markdown/locate-addresses';
import { markdown, splitFrontMatter } from '../markdown/parse-markdown';
import { EditError } from './content-file';
import { openTokens } from './yaml-value';

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

const sectionsSchema = z.object({
  sections: z.array(
    z.looseObject({ id: z.string(), heading: z.string() }).transform((section) => ({
      ...section,
      isFree: !('picture' in section || 'drawing' in section),
    })),
  ),
});

/** The sections of a page's file that can have one more picture: all in Markdown, in YAML those without one. */
export function picturePlaces(name: string, source: string): PicturePlace[] {
  if (name.endsWith('.md')) {
    return partsOf(source).map(({ id, heading }) => ({ id, heading }));
  }
  const read = sectionsSchema.safeParse(openTokens(source).document.toJS());
  const sections = read.data?.sections ?? [];
  return sections.filter(({ isFree }) => isFree).map(({ id, heading }) => ({ id, heading }));
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
  const { document } = openTokens(source);
  const sections = sectionsSchema.safeParse(document.toJS()).data?.sections ?? [];
  const index = sections.findIndex((section) => section.id === id);
  const section = document.getIn(['sections', index], true);
  const heading = document.getIn(['sections', index, 'heading'], true);
  if (!isMap(section) || section.flow === true || !isScalar(heading) || !heading.range) {
    throw noSection(name);
  }
  const lineEnd = source.indexOf('\n', heading.range[1] - 1);
  const end = lineEnd === -1 ? source.length : lineEnd;
  const [, indent = ''] = /(?:^|\n)([ -]*)heading:[^\n]*$/.exec(source.slice(0, end)) ?? [];
  const lines = stringify(
    { picture: { file, description, ...(caption && { caption }) } },
    { lineWidth: 106 },
  );
  const field = lines.trimEnd().replace(/^/gm, indent.replace('-', ' '));
  return `${source.slice(0, end)}\n${field}${source.slice(end)}`;
}

const noSection = (name: string) =>
  new EditError('refused', `content/${name} has no such section on lines of its own.`);

/** The headings of a Markdown text with IDs, each with the end of what's below it. */
function partsOf(source: string): (PicturePlace & { end: number })[] {
  const body = splitFrontMatter(source)?.body ?? source;
  // The body has empty lines in place of the front matter.
  const shift = source.length - body.length;
  const parts: (PicturePlace & { end: number })[] = [];
  for (const node of markdown.parse(body).children) {
    const titled = node.type === 'heading' ? titleOf(node) : null;
    const end = rangeOf(node).end + shift;
    const above = parts.at(-1);
    if (titled !== null) parts.push({ ...titled, end });
    else if (above !== undefined) above.end = end;
  }
  return parts;
}

function titleOf({ children: [only] }: Heading): PicturePlace | null {
  const [, heading = '', id] =
    /^(.*?)\s*\{#(.+)\}$/.exec(only?.type === 'text' ? only.value : '') ?? [];
  return id === undefined ? null : { id, heading };
}
