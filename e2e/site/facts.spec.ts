import { expect, test } from '../fixtures';
import { site } from '../registry';

/** What each page has to say, word for word or nearly: read from the exported HTML, without scripts. */
const facts: Record<string, string[]> = {
  '/Platform': [
    'Unified data',
    'Proactive decisions',
    'Strategic alignment',
    'SCORM',
    'QR code',
    'public verification site',
    'Aligned with ISO/TS 30437',
    'pending patent',
  ],
  '/About': ['Oct 28, 2025', 'Join Our Team', `mailto:${site.contactMail}`],
  '/Story': ['Our Story', 'Mission', 'Vision', 'Values', 'Get Started', 'Learn More'],
};

for (const [path, words] of Object.entries(facts)) {
  test(`${path} says what it has to say`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const word of words) expect(main).toContain(word);
  });
}

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

test('Capabilities holds seven numbered pillars and a difference of five points', async ({
  page,
}) => {
  await page.goto('/Capabilities');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: /^[1-7]\. / })).toHaveCount(7);
  for (const words of [
    'Nine Specialized Agents',
    'Eight assessment question types',
    'Sent 30-90 days after training',
    'Of 5 or 7 points',
    'Never, Rarely, Sometimes, Often, Always.',
    'Not Effective, Somewhat, Effective, Highly Effective.',
    'ROI % = (gross benefits − costs) ÷ costs × 100.',
    'PRINCE2',
    'PMBOK',
    'EAC, the estimate at completion, and VAC',
    'Green, yellow or red',
    'Reinforcement',
    'certificate, diploma and degree',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(page.getByRole('region', { name: /difference/ }).getByRole('term')).toHaveCount(5);
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
