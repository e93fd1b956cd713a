import { expect, operator, test } from '../fixtures';

test('an uploaded script does not run, even where the policy takes the site’s scripts', async ({
  consoleErrors,
  context,
  page,
  platform,
}) => {
  const script = 'document.title = "The upload ran"';
  const body = new FormData();
  body.set('file', new File([script], 'upload.js', { type: 'text/javascript' }));
  const core = `${platform.url}/api/apps/${platform.appId}/integration-endpoints/Core`;
  const stored = await fetch(`${core}/UploadFile`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${platform.tokenFor(operator)}` },
    body,
  });
  const { file_url: url } = await stored.json();

  // As if somebody had got an element into a page: the site's policy for scripts, without its Trusted Types.
  await context.route(`${platform.url}/made-up`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "script-src 'self'" },
      body: `<!doctype html><title>Untouched</title><script src="${url}"></script><h1>Made up</h1>`,
    }),
  );
  await page.goto('/made-up');
  await expect(page.getByRole('heading', { name: 'Made up' })).toBeVisible();
  await expect(page).toHaveTitle('Untouched');
  expect(consoleErrors.splice(0).join()).toContain('MIME type');

  const saved = page.waitForEvent('download');
  // Opened by itself it is saved, not shown: a download ends the navigation with an error.
  await page.goto(url).catch(() => undefined);
  expect((await saved).suggestedFilename()).toBe('upload.js');
});
