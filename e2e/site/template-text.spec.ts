import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { pages } from '../registry';

/* Leftovers of templates, serialization bugs, and drafts. */
const templateText =
  /lorem|ipsum|dolor sit|\b(TODO|TBD|FIXME|XXX|NaN)\b|example\.(com|org|net)|\b(foo|foobar|acme)\b|your (text|company|headline) here|\[object |\bundefined\b|\{\w+\}/i;

test('the export contains no template or placeholder text', () => {
  const files = readdirSync('out').filter((file) => /\.(html|json|xml|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const html = readFileSync(join('out', file), 'utf8');
    const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(templateText.exec(text)?.[0], file).toBeUndefined();
    const page = pages.find(({ name }) => `${name}.html` === file);
    if (page?.kind === 'placeholder') continue;
    expect(/coming soon/i.test(text), `“coming soon” in ${file}`).toBe(false);
  }
});
