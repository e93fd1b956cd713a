import { mkdirSync, rmSync } from 'node:fs';
import { expect, test as setup } from 'playwright/test';
import { copySite } from '../writing/site-copy';
import { edits } from './edits';
import { copyFolder, settings } from './second-build';

// A build takes long while other tests run.
setup.setTimeout(600_000);

setup('builds a copy of the site, with every edit, for three origins', async () => {
  rmSync(copyFolder, { recursive: true, force: true });
  mkdirSync(copyFolder, { recursive: true });
  const site = copySite(copyFolder);
  for (const { apply } of edits) apply(site);
  const checked = await site.check();
  expect(checked.code, checked.output).toBe(0);
  const { code, output } = await site.build(settings);
  expect(code, output).toBe(0);
});
