import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { homeMarkupKb } from '@/lib/budgets';
import { wordsKb } from '../measure/words-kb';
import { readExported } from './exported-page';

test('Home’s markup leaves room for its words in the first round trip', () => {
  const words = wordsKb(readExported('index.html'));
  expect(statSync('out/index.html.br').size / 1000 - words).toBeLessThanOrEqual(homeMarkupKb);
});
