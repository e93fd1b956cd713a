import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { createContentEditor } from '@/lib/content/editing/content-editor';
import { EditError } from '@/lib/content/editing/edit-error';
import { listActions } from '@/lib/content/editing/edit-yaml';
import { newPageSchema } from '@/lib/content/editing/new-page';
import { pageSettingsSchema } from '@/lib/content/editing/page-settings';
import { decodeProblem } from '@/lib/content/images/decode-image';
import { imageLimits } from '@/lib/content/images/image';
import { imageNameOf, readImage } from '@/lib/content/images/read-image';
import { readJson } from '../read-json';

export interface EditingOptions {
  /** The folder content/. Nothing outside it is written. */
  folder: string;
  /** The site, as next dev serves it. */
  siteUrl: string;
  /** What the desk's own page sends with every call. */
  token: string;
}

const place = z.tuple([z.string()], z.union([z.string(), z.int()]));
const at = z.strictObject({ place });
const checked = z.strictObject({ place, value: z.string() });
const saved = z.strictObject({ place, was: z.string(), value: z.string() });
const entry = z.strictObject({ place, was: z.string(), action: z.enum(listActions) });
const settings = { page: z.string(), was: pageSettingsSchema, settings: pageSettingsSchema };
const words = { description: z.string(), caption: z.string(), file: z.instanceof(File) };
/** In a form, a place is JSON. */
const placeText = z.string().transform((text) => place.parse(JSON.parse(text)));
const pictureForm = z.union([
  z.strictObject({ ...words, place: placeText }),
  z.strictObject({ ...words, page: z.string(), section: z.string() }),
]);

/** Edits content/. Mounted behind the desk's guard; every call needs the desk's token as well. */
export function createEditingRoutes({ folder, siteUrl, token }: EditingOptions): Hono {
  const routes = new Hono();
  const editor = createContentEditor(folder);
  const call = <T>(name: string, schema: z.ZodType<T>, run: (body: T) => unknown) =>
    routes.post(`/${name}`, async (c) => {
      const body = await readJson(c, schema);
      return answer(c, () => run(body));
    });

  routes.use(async (c, next) => {
    if (c.req.header('x-desk-token') === token) return next();
    return c.json({ message: 'Only the preview desk’s own page can edit. Reload it.' }, 403);
  });
  call('open', at, (body) => editor.open(body.place));
  call('check', checked, (body) => editor.check(body.place, body.value));
  call('save', saved, (body) => editor.edit(body.place, body.was, { set: body.value }));
  call('entry', entry, (body) => editor.edit(body.place, body.was, body.action));
  call('undo', z.strictObject({}), () => editor.undo());
  call('new-page', newPageSchema, (body) => {
    editor.addPage(body);
    return waitForPage(new URL(`/${body.name}`, siteUrl));
  });
  call('settings', z.strictObject({ page: z.string() }), ({ page }) => editor.openSettings(page));
  call('save-settings', z.strictObject(settings), (body) =>
    editor.saveSettings(body.page, body.was, body.settings),
  );
  call('picture-places', z.strictObject({ page: z.string() }), ({ page }) =>
    editor.findPicturePlaces(page),
  );
  routes.post('/picture', bodyLimit({ maxSize: maxUploadBytes, onError: refuseUpload }), (c) =>
    answer(c, async () => {
      const form = pictureForm.safeParse(await c.req.parseBody());
      if (!form.success) throw new EditError('refused', 'Choose a picture and a section first.');
      const { file, description, caption } = form.data;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const problem = bytes.length === 0 ? null : await decodeProblem(bytes);
      // The editor has better words for a file that isn't a picture at all.
      if (problem !== null && !('problem' in readImage(imageNameOf(file.name), bytes))) {
        throw new EditError('refused', `The picture ${problem}.`);
      }
      const picture = { file: file.name, bytes, description, caption };
      if ('place' in form.data) editor.replacePicture(form.data.place, picture);
      else editor.addPicture(form.data.page, form.data.section, picture);
    }),
  );
  return routes;
}

/** A picture that may be saved, and the words of the form. */
const maxUploadBytes = imageLimits.bytes + 100_000;

function refuseUpload(c: Context) {
  const message = `The picture is larger than ${imageLimits.bytes / 1e6} MB: make it smaller, or save it as JPEG.`;
  return c.json({ message }, 413);
}

/** Answers with `{ result }`, or 409 or 422 with a message and the mistakes. */
async function answer(c: Context, run: () => unknown) {
  try {
    return c.json({ result: (await run()) ?? null });
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const { message, problems, reason } = error;
    return c.json({ message, problems }, reason === 'conflict' ? 409 : 422);
  }
}

const [tries, pauseMs] = [10, 500];

/**
 * Waits until the site has a new page, at most for a few seconds: next dev answers a first request from its old list of
 * pages, and reads the new one meanwhile.
 */
async function waitForPage(address: URL): Promise<void> {
  for (let count = 0; count < tries; count += 1) {
    // next dev closes idle connections, and a busy process would try to use one again.
    const options = { headers: { Connection: 'close' }, method: 'HEAD' };
    const response = await fetch(address, options).catch(() => null);
    // Without an answer, the frame shows what's wrong.
    if (response?.status !== 404) return;
    await delay(pauseMs);
  }
}
