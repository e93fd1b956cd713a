import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { content } from '@/lib/content';
import { openFolder } from '../compare/open-site';
import { readSite } from '../compare/read-site';
import { readScriptTexts } from '../compare/script-texts';

test('a comparison finds the texts that Core Capabilities shows only after a click', async () => {
  const page = (await readSite(openFolder('out'))).page('/Capabilities');
  if (page?.payload == null) throw new Error('the page has no data for React');
  const payload = readFileSync(join('out', page.payload), 'utf8');
  const texts = readScriptTexts(payload, page.tree).map(({ text }) => text);
  const { noCost, notStarted } = content().drawings.evmCard.sentences;
  expect(texts).toEqual(expect.arrayContaining([noCost, notStarted]));
});
