import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Hono } from 'hono';

const entries = {
  'desk.js': 'client/main.ts',
  'desk.css': 'style/desk.css',
  'edit-frame.js': 'frame/main.ts',
};

/** What the site's pages load from the desk with next dev. It contains no token. */
export const siteFile = '/preview/edit-frame.js';

/** Bundled on every request, so a reload shows edits. */
export function assetRoutes(): Hono {
  const routes = new Hono();
  for (const [name, entry] of Object.entries(entries)) {
    routes.get(name, async (c) => {
      const { outputFiles } = await build({
        entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
        bundle: true,
        format: 'iife',
        target: 'es2022',
        charset: 'utf8',
        write: false,
      });
      const text = outputFiles.map((file) => file.text).join('');
      const type = name.endsWith('.js') ? 'javascript' : 'css';
      return c.body(text, 200, { 'Content-Type': `text/${type}; charset=utf-8` });
    });
  }
  return routes;
}
