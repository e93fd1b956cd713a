import { chromium } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import { expectNoLeaks, expectSignInState, signIn, test } from '../attacker/fixtures';
import { hostileQueries } from '../attacker/hostile-queries';

test.use({
  hasSecurityHeaders: false,
  // Full Chromium: the headless shell gives frames of other sites the same storage.
  launchOptions: {
    ...browserLaunchOptions(),
    executablePath: findBrowser() ?? chromium.executablePath(),
  },
});

test('when a cross-site attacker frames the page, it has no session, and nothing leaks', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  const [query = ''] = hostileQueries(platform.url, attacker);
  await page.goto(attacker.pageUrl([`${platform.url}/About${query}`], attacker.crossSiteUrl));
  await expectSignInState(page.frameLocator('iframe[title="Site 0"]'), false);
  await expectNoLeaks(page, attacker, token);
});
