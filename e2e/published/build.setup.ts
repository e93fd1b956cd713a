import { mkdirSync, rmSync } from 'node:fs';
import { expect, test as setup } from 'playwright/test';
import { recipes } from '../recipes/all-recipes';
import { siteFiles } from '../recipes/site-files';
import { copySite } from '../writing/site-copy';
import { copyFolder, settings } from './second-build';

// A build takes long while other tests run.
setup.setTimeout(600_000);

setup('builds a copy of the site, edited by every recipe, for three origins', async () => {
  rmSync(copyFolder, { recursive: true, force: true });
  mkdirSync(copyFolder, { recursive: true });
  const site = copySite(copyFolder);
  for (const { apply } of recipes) apply(siteFiles(site.folder));
  const { code, output } = await site.build(settings);
  expect(code, output).toBe(0);
});
