import type { Page, Request } from 'playwright/test';
import { expect, openSignedIn, operator, test } from '../../fixtures';
import { footerLink, headline, retype } from '../../locators';
import { visitsTo } from '../../platform-calls';

/** Figures that appear nowhere else, as a visitor's link has them. */
const roi =
  '#roi-calculator?start=5.1&benefit=Confidential&benefit-amount=31337&cost=Secret&cost-amount=27182;end';
const evm = '#earned-value-calculator?pv=31337&ev=27182&ac=16180&bac=314159;end';
const figures = /Confidential|Secret|31.?337|27.?182|16.?180|314.?159/;

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

for (const { name, link, field } of [
  { name: 'ROI calculator', link: `/ISO${roi}`, field: 'Confidential' },
  { name: 'Earned value calculator', link: `/Capabilities${evm}`, field: 'Planned value (PV)' },
]) {
  test(`no request of a signed-in user’s visit has what’s in the ${name}`, async ({
    page,
    platform,
  }) => {
    await openSignedIn(page, platform, operator, '/Story');
    const requests = requestsFrom(page);
    await page.goto(link);
    const region = page.getByRole('region', { name });
    const amount = region.getByRole('textbox', { name: field, exact: true });
    await expect(amount).toHaveValue('$31,337');
    await retype(amount, '31337.5');
    await expect(page).toHaveURL(/31337\.5/);
    await page.reload();
    await expect(amount).toHaveValue('$31,337.50');
    await footerLink(page, 'About').click();
    await expect(headline(page, 'About')).toBeVisible();
    await expect.poll(() => visitsTo(platform)).toContain('About');
    for (const request of requests) expect(textOf(request)).not.toMatch(figures);
    expect(JSON.stringify(platform.events.recent())).not.toMatch(figures);
  });
}
