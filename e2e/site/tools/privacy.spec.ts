import type { Page, Request } from 'playwright/test';
import { expect, openSignedIn, operator, test } from '../../fixtures';
import { footerLink, headline, retype } from '../../locators';
import { visitsTo } from '../../platform-calls';
import { expectLinked } from './linked-state';
import { linkTo, sheet } from './roi-calculator';

/** Figures that appear nowhere else. */
const link = linkTo({
  ...sheet,
  benefits: [{ ...sheet.benefits[0], label: 'Confidential', amount: '$31,337' }],
  costs: [{ ...sheet.costs[0], label: 'Secret', amount: '$27,182' }],
});
const figures = /Confidential|Secret|31.?337|27.?182/;

/** What a request sends. Browsers keep the fragment of its URL to themselves. */
function textOf(request: Request): string {
  // Those that outlive their page never have allHeaders().
  const headers = JSON.stringify(request.headers());
  return `${request.url().replace(/#.*/, '')}\n${headers}\n${request.postData() ?? ''}`;
}

function requestsFrom(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

test('no request of a signed-in user’s visit has what’s in a tool', async ({ page, platform }) => {
  await openSignedIn(page, platform, operator, '/Story');
  const requests = requestsFrom(page);
  await page.goto(link);
  const region = page.getByRole('region', { name: 'ROI calculator' });
  const amount = region.getByRole('textbox', { name: 'Confidential', exact: true });
  await expect(amount).toHaveValue('$31,337');
  await retype(amount, '31337.5');
  await expectLinked(page, '31337.5');
  await page.reload();
  await expect(amount).toHaveValue('31337.5');
  await footerLink(page, 'About').click();
  await expect(headline(page, 'About')).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toContain('About');
  for (const request of requests) expect(textOf(request)).not.toMatch(figures);
  expect(JSON.stringify(platform.events.recent())).not.toMatch(figures);
});
