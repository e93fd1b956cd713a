import type { Page } from 'playwright/test';
import { expect, settled, test, wordsOf } from '../fixtures';
import { pages, site } from '../registry';

const legal = pages.filter(({ kind }) => kind === 'legal');

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** What each text must say, under the heading where a reader looks for it. */
const facts: Record<string, Record<string, string[]>> = {
  TermsOfService: {
    'Accounts and access': ['not registered for this application', 'administrator'],
    'Governing law and disputes': ['The law of our principal place of business'],
    Contact: [site.contactMail, site.privacyMail],
  },
  PrivacyPolicy: {
    'Whose data we handle': [
      'Attendees',
      'Website and app visitors',
      'Customers',
      'Administrative users',
      'End users',
    ],
    'Who we share it with': ['Hosting', 'Payment processors', 'Support tools', 'Analytics'],
    'How long we keep it': ['delete it on request'],
    'Your choices and requests': ['within thirty (30) days', site.privacyMail],
    Security: ['encryption', 'secure servers', 'access controls', 'audits'],
    'Cookies and local storage': [
      'This website sets no cookies',
      'base44_access_token',
      'base44_app_id',
      'base44_server_url',
      'base44_from_url',
      'base44_functions_version',
      'brazos_login_left',
      'brazos_login_returned',
    ],
  },
  GDPRPolicy: {
    Scope: ['does not knowingly handle personal data of residents', '(EU)', '(EEA)'],
    'Data subjects': ['Attendees', 'Website and app visitors', 'Administrative users', 'End users'],
    'Data controller': ['data controller', site.privacyMail],
    'Legal bases': ['Consent', 'Contract', 'Legal obligation', 'Legitimate interest'],
    'How data is used': ['support users'],
    Sharing: ['Hosting', 'Payment processors', 'Support tools', 'Analytics'],
    Retention: ['deleted on request', 'within thirty (30) days'],
    'Your rights': [
      'Access',
      'Correction',
      'Deletion',
      'Restriction or objection',
      'Portability',
      'Withdrawal of consent',
      'within thirty (30) days',
    ],
    'Security measures': ['Encryption', 'Secure servers', 'Access controls', 'Audits'],
    Cookies: ['sets no cookies', 'local storage', 'base44_access_token'],
    'Changes to this policy': ['We may change this policy'],
  },
  SuperAdminNDA: {
    'Parties and effective date': [
      'platform super administrator',
      'The effective date is the date of first platform access',
    ],
    Purpose: ['solely for this purpose'],
    'Scope of access': [
      'configure the client’s instance',
      'view organizational data for service purposes',
      'create, modify, and delete features, pages, and entities',
      'integrate third-party services',
      'train staff',
      'The client may revoke the administrator’s access at any time',
    ],
    'Confidential information': ['not public'],
    Obligations: ['keep confidential information secret'],
    Exceptions: ['public'],
    'Privacy and security': ['personal data'],
    'No ownership': ['no ownership'],
    Term: ['first platform access'],
  },
};

const dates: Record<string, string[]> = {
  TermsOfService: ['Last updated May 5, 2031'],
  PrivacyPolicy: ['Last updated May 5, 2031'],
  GDPRPolicy: ['Effective August 1, 2025'],
  SuperAdminNDA: ['Effective from first platform access', 'Last updated November 3, 2025'],
};

for (const { name, title, href } of legal) {
  test(`${name} says what it must, where a reader looks for it`, async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05T12:00:00Z');
    await page.goto(href);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const date of dates[name] ?? []) {
      await expect(page.getByRole('main')).toContainText(date);
    }
    for (const [heading, sentences] of Object.entries(facts[name] ?? {})) {
      const section = page.getByRole('region', { name: heading, exact: true });
      for (const sentence of sentences) await expect(section).toContainText(sentence);
    }
    await expect(page.getByRole('main')).not.toContainText(/\{|counsel/);
  });

  test(`${name} has its sections as links, and marks the one that is read`, async ({ page }) => {
    await page.goto(href);
    await settled(page);
    const links = contentsOf(page).getByRole('link');
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    const words = await headings.allInnerTexts();
    expect(words.length).toBeGreaterThan(8);
    await expect(links).toHaveCount(words.length);
    for (const heading of words) {
      const link = contentsOf(page).getByRole('link', { name: heading, exact: true });
      await link.click();
      await expect(page).toHaveURL(/#[a-z-]+$/);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1);
    }
  });
}

test('on a tall screen the last sections, which cannot reach the top, are marked too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/GDPRPolicy');
  await settled(page);
  for (const name of ['Contact', 'Changes to this policy', 'Cookies']) {
    const link = contentsOf(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

test('the mark follows the reading', async ({ page }) => {
  await page.goto('/SuperAdminNDA');
  await settled(page);
  const marked = contentsOf(page).locator('[aria-current]');
  await page
    .getByRole('region', { name: 'Obligations' })
    .evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveText(/Obligations/);
  await page.mouse.wheel(0, -20_000);
  await expect(marked).toHaveText(/Parties and effective date/);
});

test('a heading gives its own address, by name and by keyboard', async ({ page }) => {
  await page.goto('/GDPRPolicy');
  await settled(page);
  const link = page.getByRole('link', { name: 'Link to “Your rights”' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/GDPRPolicy#rights$/);
  await expect(
    page.getByRole('link', { name: 'Link to “How to exercise your rights”' }),
  ).toHaveAttribute('href', '#requests');
});

test('links lead to the pages that the texts name', async ({ page }) => {
  await page.goto('/TermsOfService');
  await settled(page);
  await page.getByRole('article').getByRole('link', { name: 'Super Admin NDA' }).click();
  await expect(page).toHaveURL(/\/SuperAdminNDA$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Super Admin NDA' })).toBeVisible();
});

test('without scripts every word and every link of the list is there', async ({
  browser,
  platform,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const scripted = await browser.newContext({ baseURL: platform.url });
  const [without, withScripts] = [await plain.newPage(), await scripted.newPage()];
  for (const { name, href } of legal) {
    await without.goto(href);
    await withScripts.goto(href);
    await settled(withScripts);
    const words = await wordsOf(without);
    expect(words.length, name).toBeGreaterThan(4_000);
    expect(dateless(words), name).toBe(dateless(await wordsOf(withScripts)));
    const last = contentsOf(without).getByRole('link').last();
    await last.click();
    await expect(without).toHaveURL(new RegExp(`${href}#`));
  }
  await plain.close();
  await scripted.close();
});

/* The build's day and the reader's may differ. */
function dateless(words: string): string {
  return words.replace(/Last updated \w+ \d+, \d+/, '');
}

test('printed, a text is a document: no bar, no footer, no list, addresses in full', async ({
  page,
}) => {
  await page.goto('/GDPRPolicy');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Effective August 1, 2025')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(contentsOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Link to “Your rights”' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const printed = (link: Element) => getComputedStyle(link, '::after').content;
  const named = page.getByRole('link', { name: 'privacy mailbox' });
  expect(await named.evaluate(printed)).toContain(site.privacyMail);
  const spelt = page.getByRole('article').getByRole('link', { name: site.privacyMail }).first();
  expect(await spelt.evaluate(printed)).toBe('none');
});
