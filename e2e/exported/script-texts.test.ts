import { expect, test } from 'vitest';
import { content } from '@/lib/content';
import { readSite } from '../compare/read-site';
import { openFolder } from '../compare/site';

test('a comparison finds the texts that Core Capabilities shows only after a click', async () => {
  const route = (await readSite(openFolder('out'))).routes.get('/Capabilities');
  const texts = route?.kind === 'page' && route.facts.words.map(({ text }) => text);
  const { noCost, notStarted } = content().drawings.evmCard.sentences;
  expect(texts).toEqual(expect.arrayContaining([noCost, notStarted]));
});
