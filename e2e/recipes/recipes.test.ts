import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '@/lib/content/read-content';
import { lintText } from '@/lib/content/voice/lint';
import { recipes } from './all-recipes';
import { guideHeadings } from './guide';
import { siteFiles } from './site-files';

/** Parts of the guide that teach no edit. */
const otherHeadings = ['Make your first edit', 'What has to stay', 'Preview and publish'];

// Reads all of the content once for each recipe, possibly on a busy machine.
test('the content has no mistakes after any of the recipes, one after another', {
  timeout: 300_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const source of ['content', 'public/media', 'cspell.json']) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  const site = siteFiles(folder);
  const media = join(folder, 'public/media');
  for (const { title, apply } of recipes) {
    expect(() => apply(site), title).not.toThrow();
    expect(() => readContent(join(folder, 'content'), { media }), title).not.toThrow();
  }
  const written = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  for (const file of written.filter((name) => /\.(yaml|md)$/.test(name))) {
    expect(lintText(`content/${file}`, site.read(`content/${file}`)), file).toEqual([]);
  }
});

test('each part of the guide that teaches an edit has a recipe', () => {
  const taught = guideHeadings.filter((heading) => !otherHeadings.includes(heading));
  expect(new Set(recipes.map(({ taughtIn }) => taughtIn))).toEqual(new Set(taught));
});

test('each recipe has its own title, and comes after the one it builds on', () => {
  const titles = recipes.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { title, after } of recipes) {
    if (after !== undefined) expect(titles.slice(0, titles.indexOf(title)), title).toContain(after);
  }
});
