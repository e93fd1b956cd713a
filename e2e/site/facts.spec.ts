import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { pages } from '../registry';
import { facts } from './facts';

test.describe('read without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: name, says, counts = [], leads = [] } of facts) {
    test(`${name} says what it has to say`, async ({ page }) => {
      await page.goto(`/${name}`);
      const main = page.getByRole('main');
      const words = ((await main.textContent()) ?? '').replace(/\s+/g, ' ');
      for (const [fact, patterns] of Object.entries(says)) {
        const missing = patterns.filter((pattern) => words.search(literal(pattern)) < 0);
        expect(missing, fact).toEqual([]);
      }
      for (const { region, headings, terms } of counts) {
        const part = main.getByRole('region', { name: region });
        if (headings !== undefined) {
          await expect(part.getByRole('heading', { level: 3 })).toHaveCount(headings);
        }
        if (terms !== undefined) {
          // Product pictures have terms of their own.
          const drawn = await part.getByRole('figure').getByRole('term').count();
          await expect(part.getByRole('term')).toHaveCount(terms + drawn);
        }
      }
      for (const [link, href] of leads) {
        await expect(main.getByRole('link', { name: link }).first()).toHaveAttribute('href', href);
      }
    });
  }

  test('every written page has its facts', () => {
    const written = pages.filter(({ kind }) => kind !== 'placeholder').map(({ name }) => name);
    expect(facts.map(({ page }) => page).sort()).toEqual(written.sort());
  });

  test('a placeholder says what it is and that its content comes soon, and nothing else', async ({
    page,
  }) => {
    const placeholders = pages.filter(({ kind }) => kind === 'placeholder');
    expect(placeholders).toHaveLength(28);
    for (const { href, title } of placeholders) {
      await page.goto(href);
      await expect(page.getByRole('main')).toHaveText('Content coming soon');
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
    }
  });

  test('the menus have their columns, and the footer has its own', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    for (const [group, labels] of Object.entries(menus)) {
      const button = banner.getByRole('button', { name: group });
      await button.hover();
      for (const label of labels) {
        await expect(banner.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await expect(banner.getByRole('link').filter({ visible: true })).toHaveCount(
        labels.length + 2,
      );
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Product', 'Company', 'Legal']);
    await expect(footer).toContainText(/© \d{4} /);
  });
});

const menus = {
  Platform: ['Overview', 'AI Team', 'Core Capabilities', 'ISO Alignment'],
  Solutions: [
    'Shift Log & Handover',
    'Permit Management',
    'SIMOPS Conflict Detection',
    'Predictive Maintenance',
    'OSHA Compliance',
    'LOTO Plan Management',
    'Incident Management & RCA',
    'Audit Management',
    'Risk Register',
    'Learning Management System',
    'Credentialing & Certification',
    'Learning Plans',
    'Instructor Portal',
    'Skills & Qualification Tracking',
    'Executive Dashboards',
    'OrgMetrics & ROI Analysis',
    'SWOT & Competitive Analysis',
  ],
  Resources: ['Blog', 'Case Studies', 'Whitepapers & E-books', 'Webinars & Events', 'FAQs'],
  Support: ['Contact Us', 'Help Center', 'Request Demo'],
};

function literal(pattern: string | RegExp): RegExp {
  if (pattern instanceof RegExp) return pattern;
  return new RegExp(pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/* What a template, a machine or a hurried writer leaves behind. */
const leftovers =
  /lorem|ipsum|dolor sit|\b(TODO|TBD|FIXME|XXX|NaN)\b|example\.(com|org|net)|\b(foo|foobar|acme)\b|your (text|company|headline) here|\[object |\bundefined\b|\{\w+\}/i;

test('no word of the export comes from a template', () => {
  const files = readdirSync('out').filter((file) => /\.(html|json|xml|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(41);
  for (const file of files) {
    const html = readFileSync(join('out', file), 'utf8');
    const said = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(leftovers.exec(said)?.[0], file).toBeUndefined();
    const page = pages.find(({ name }) => `${name}.html` === file);
    if (page?.kind === 'placeholder') continue;
    expect(/coming soon/i.test(said), `“coming soon” in ${file}`).toBe(false);
  }
});

test('what looks like a button leads on', async ({ page }) => {
  const ways = [
    { from: '/Platform', press: 'Request a Demo', to: /\/Demo$/ },
    { from: '/Platform', press: 'Explore Features', to: /\/Capabilities$/ },
    { from: '/Platform', press: 'Meet the AI Team', to: /\/AITeam$/ },
    { from: '/Story', press: 'Get Started', to: /\/Demo$/ },
    { from: '/Story', press: 'Learn More', to: /\/Platform$/ },
    { from: '/Capabilities', press: 'Platform Overview', to: /\/Platform$/ },
    { from: '/ISO', press: 'Core Capabilities', to: /\/Capabilities$/ },
  ];
  for (const { from, press, to } of ways) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: press }).first().click();
    await expect(page, `${press} on ${from}`).toHaveURL(to);
  }
});

test('an agent of a pillar leads to its words on the AI Team page', async ({ page }) => {
  await page.goto('/Capabilities');
  const pillar = page.getByRole('region', { name: /Deterministic AI/ });
  await pillar.getByRole('link', { name: 'RCA Assistant' }).click();
  await expect(page).toHaveURL(/\/AITeam#rca-assistant$/);
  await expect(page.getByRole('dialog', { name: 'RCA Assistant' })).toBeVisible();
});

test('ISO answers six sections, each with a worked example', async ({ page }) => {
  await page.goto('/ISO');
  for (const number of ['5.1', '5.2', '5.3', '5.4', '6', '7']) {
    const section = page.getByRole('region', { name: new RegExp(`^Section ${number} `) });
    await expect(section.getByRole('figure')).toContainText('Worked example');
    await expect(section.getByRole('row', { name: /^ROI/ })).toContainText('%');
  }
  await expect(
    page.getByRole('region', { name: 'Section 5.1 A framework for measuring' }),
  ).toContainText('50%');
});
