import { expect, it } from 'vitest';
import { parseYaml } from '../parse';
import { searchSchema } from './search';

const schema = searchSchema([{ name: 'About' }]);

function messagesOf(yaml: string): string[] {
  return parseYaml('content/search.yaml', yaml, schema).problems.map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );
}

it('takes pages, words to try and lines of synonyms', () => {
  expect(messagesOf('offer: [About]\nexamples: [ROI]\nsynonyms:\n  - [RCA, root cause]\n')).toEqual(
    [],
  );
});

it('names what is wrong and what would be right, all at once', () => {
  expect(messagesOf('offer: [Abuot]\nexamples: []\nsynonyms:\n  - [RCA]\n')).toEqual([
    '1 offer[0]: there is no written page named "Abuot": use a name from pages.yaml that is no placeholder',
    '2 examples: holds no word: write one at least',
    '4 synonyms[0]: needs at least two words that mean the same, like [RCA, root cause]',
  ]);
});
