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
