import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { todayAtPlant } from '@/lib/plant/today';
import { customPage } from '../custom-pages';
import { imageNameOf, readImage } from '../images/read-image';
import { stringField, valueAt } from '../tree';
import type { ContentChanges } from './content-changes';
import { EditError } from './content-file';
import { editYaml } from './edit-yaml';
import { type PicturePlace, picturePlaces, placePicture } from './place-picture';

interface UploadedPicture {
  file: string;
  bytes: Uint8Array;
  description: string;
  /** Empty for none. */
  caption: string;
}

/** Adds pages to a content folder, and pictures to its pages. */
export function createPageEditor(changes: ContentChanges) {
  return { addPage, findPicturePlaces, addPicture };

  /** @throws {EditError} if its entry in pages.yaml or its file would have mistakes, or the file exists */
  function addPage(page: NewPage): void {
    const registry = changes.openFile('pages.yaml').text;
    const entry = addEntry(registry, page, todayAtPlant());
    changes.commit([
      { ...startingFile(page), before: null },
      { name: 'pages.yaml', before: registry, after: entry },
    ]);
  }

  /** The sections of a page that can have a picture; none if its file can't have any. */
  function findPicturePlaces(page: string): PicturePlace[] {
    const name = fileOf(page);
    return name === undefined ? [] : picturePlaces(name, changes.openFile(name).text);
  }

  /** @throws {EditError} if the picture can't be shown, or the page would have mistakes */
  function addPicture(page: string, id: string, { bytes, ...picture }: UploadedPicture): void {
    const name = fileOf(page);
    if (name === undefined) throw new EditError('refused', 'This page can’t have a picture.');
    const file = imageNameOf(picture.file);
    const image = readImage(file, bytes);
    if ('problem' in image) throw new EditError('refused', `The picture ${image.problem}.`);
    const { text } = changes.openFile(name);
    const after = placePicture(name, text, id, { ...picture, file });
    changes.commit([
      { name, before: text, after },
      { name: `images/${file}`, before: null, after: bytes },
      ...changes.dateChange(name),
    ]);
  }

  function fileOf(page: string): string | undefined {
    const names = [`pages/${page}.md`, `pages/${page}.yaml`, `legal/${page}.md`];
    return customPage(page) === undefined
      ? names.find((name) => changes.load().files.texts.has(name))
      : undefined;
  }
}

/** What a writer enters for a new page. */
export const newPageSchema = z.strictObject({
  /** Letters and digits: its address, and the name of its file. */
  name: z.string(),
  title: z.string(),
  /** For search results, and its lead at first. */
  description: z.string(),
  /** `article` is a page in Markdown; `sections`, one in YAML. */
  layout: z.enum(['article', 'sections']),
  /** Null to list it in no menu. */
  menu: z
    .strictObject({ group: z.string(), column: z.string().optional(), label: z.string() })
    .nullable(),
});
export type NewPage = z.infer<typeof newPageSchema>;

const yaml = (value: unknown) => stringify(value, { lineWidth: 106 });

/** pages.yaml with an entry for the page, as a draft: after the last page of its menu, or at the end. */
function addEntry(registry: string, page: NewPage, day: string): string {
  const entries: unknown = parse(registry);
  if (!Array.isArray(entries)) {
    throw new EditError('refused', 'Not created: fix the mistakes in content/pages.yaml first.');
  }
  const { name, title, description, menu } = page;
  const last = entries.findLastIndex((entry) => isInMenu(entry, menu));
  const index = last === -1 ? entries.length : last + 1;
  const kind = { kind: 'written', status: 'draft', updated: day };
  const entry = { name, title, ...kind, description, ...(menu && { menu }) };
  return editYaml(registry, [index], { insert: entry });
}

function isInMenu(entry: unknown, menu: NewPage['menu']): boolean {
  const own = valueAt(entry, ['menu']);
  if (menu === null || own === undefined) return false;
  return (
    stringField(own, 'group') === menu.group && stringField(own, 'column') === (menu.column ?? null)
  );
}

/** The page's file, with words to replace. */
function startingFile({ name, description: lead, layout }: NewPage) {
  const [heading, text] = ['First heading', 'Replace this text.'];
  if (layout === 'article') {
    const after = `---\n${yaml({ lead })}---\n\n## ${heading} {#first}\n\n${text}\n`;
    return { name: `pages/${name}.md`, after };
  }
  const points = [{ title: 'First point', text }];
  const after = yaml({ lead, sections: [{ id: 'first', heading, points }] });
  return { name: `pages/${name}.yaml`, after };
}
