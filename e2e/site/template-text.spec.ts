import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { pages } from '../registry';

/* What a template, a machine or a hurried writer leaves behind. */
const templateText =
  /lorem|ipsum|dolor sit|\b(TODO|TBD|FIXME|XXX|NaN)\b|example\.(com|org|net)|\b(foo|foobar|acme)\b|your (text|company|headline) here|\[object |\bundefined\b|\{\w+\}/i;

test('no text of the export comes from a template', () => {
  const files = readdirSync('out').filter((file) => /\.(html|json|xml|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const html = readFileSync(join('out', file), 'utf8');
    const said = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(templateText.exec(said)?.[0], file).toBeUndefined();
    const page = pages.find(({ name }) => `${name}.html` === file);
    if (page?.kind === 'placeholder') continue;
    expect(/coming soon/i.test(said), `“coming soon” in ${file}`).toBe(false);
  }
});
