import { expect, test } from 'vitest';
import { content } from '@/lib/content';
import { openFolder } from '../compare/open-site';
import { readSite } from '../compare/read-site';
import { readScriptTexts } from '../compare/text-blocks';

test('a comparison finds the texts that Core Capabilities shows only after a click', async () => {
  const page = (await readSite(openFolder('out'))).page('/Capabilities');
  const texts = page && readScriptTexts(page.tree).map(({ text }) => text);
  const { noCost, notStarted } = content().drawings.evmCard.sentences;
  expect(texts).toEqual(expect.arrayContaining([noCost, notStarted]));
});
