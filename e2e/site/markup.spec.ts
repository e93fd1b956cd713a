import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLegalText } from '@/lib/content';
import { expect, test } from '../fixtures';
import { pages, site } from '../registry';

test('every page has one main and one H1, and skips no heading level', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  for (const { href } of [...pages, { href: '/404' }]) {
    await page.goto(href);
    await expect(page.getByRole('main'), href).toHaveCount(1);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      href,
    ).toHaveLength(1);
    expect(levels[0], href).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, `${href}: ${levels.join(' ')}`).toEqual([]);
    const mailbox = page.getByRole('contentinfo').getByRole('link', { name: site.contactMail });
    expect(await mailbox.evaluate((link) => link.closest('address') !== null), href).toBe(true);
  }
  await context.close();
});

test('a legal text is an article, and its dates are time elements', async ({ page }) => {
  const { sections, updated = '' } = getLegalText('SuperAdminNDA');
  await page.goto('/SuperAdminNDA');
  await expect(page.getByRole('article')).toContainText(sections[0]?.heading ?? '');
  const times = await page
    .getByRole('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toContain(updated);
});

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
