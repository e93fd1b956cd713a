import { expect, operator, test } from '../fixtures';

test('an uploaded script doesn’t run, even where the CSP allows the site’s scripts', async ({
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

  // Simulates an injected script element: the site's script policy, but without Trusted Types.
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

  const download = page.waitForEvent('download');
  // Opened directly, the upload is downloaded, which ends the navigation with an error.
  await page.goto(url).catch(() => undefined);
  expect((await download).suggestedFilename()).toBe('upload.js');
});
