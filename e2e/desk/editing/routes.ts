import { Hono } from 'hono';
import { z } from 'zod';
import { createContentEditor } from '@/lib/content/editing/content-editor';
import { EditError } from '@/lib/content/editing/content-file';
import { listActions } from '@/lib/content/editing/yaml-list';
import { readJson } from '../read-json';
import type { CallName } from './messages';
import { createUsage } from './usage';

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
const words = z.strictObject({ text: z.string(), near: z.array(place) });
const checked = z.strictObject({ place, value: z.string() });
const saved = z.strictObject({ place, was: z.string(), value: z.string() });
const entry = z.strictObject({ place, was: z.string(), action: z.enum(listActions) });

/** Edits words in content/. Mounted behind the desk's guard; every call needs the desk's token as well. */
export function createEditingRoutes({ folder, siteUrl, token }: EditingOptions): Hono {
  const routes = new Hono();
  const editor = createContentEditor(folder);
  const pagesWith = createUsage(folder, siteUrl);
  /** Answers with `{ result }`, or 409 or 422 with a message and the mistakes. */
  const call = <T>(name: CallName, schema: z.ZodType<T>, run: (body: T) => unknown) =>
    routes.post(`/${name}`, async (c) => {
      const body = await readJson(c, schema);
      try {
        return c.json({ result: (await run(body)) ?? null });
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        const { message, problems, reason } = error;
        return c.json({ message, problems }, reason === 'conflict' ? 409 : 422);
      }
    });

  routes.use(async (c, next) => {
    if (c.req.header('x-desk-token') === token) return next();
    return c.json({ message: 'Only the preview desk’s own page can edit. Reload it.' }, 403);
  });
  call('open', at, (body) => editor.open(body.place));
  call('find', words, ({ text, near }) => editor.find(text, near));
  call('check', checked, (body) => editor.check(body.place, body.value));
  call('save', saved, (body) => editor.save(body.place, body.was, body.value));
  call('entry', entry, (body) => editor.changeEntry(body.place, body.was, body.action));
  call('usage', checked, (body) => pagesWith(body.place, body.value));
  call('undo', z.strictObject({}), () => editor.undo());
  return routes;
}
