import { expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { searchSchema } from './search';

const schema = searchSchema(['About', 'Later'], ['About']);

function messagesOf(yaml: string): string[] {
  return parseYaml('content/search.yaml', yaml, schema).problems.map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );
}

it('accepts pages, examples, synonyms, and keywords', () => {
  expect(
    messagesOf(
      'offer: [About]\nexamples: [ROI]\nsynonyms:\n  - [RCA, root cause]\nkeywords:\n  - { to: Later#part, words: [later] }\n',
    ),
  ).toEqual([]);
  expect(messagesOf('offer: [About]\nexamples: [ROI]\nsynonyms: []\n')).toEqual([]);
});

it('reports every problem at once, each with a remedy', () => {
  expect(messagesOf('offer: [Later]\nexamples: []\nsynonyms:\n  - [RCA]\n')).toEqual([
    '1 offer[0]: there is no published page named “Later”: use a name from pages.yaml that isn’t a placeholder',
    '2 examples: is empty: list at least one query',
    '4 synonyms[0]: needs at least two words that mean the same, like [RCA, root cause analysis]',
  ]);
});

it('refuses a keyword for a missing page, and one that leads to two pages', () => {
  const yaml = `offer: [About]
examples: [ROI]
synonyms: []
keywords:
  - { to: Abuot, words: [who] }
`;
  expect(messagesOf(yaml)).toEqual([
    '5 keywords[0].to: there is no page named “Abuot”: use a name from pages.yaml, spelled exactly; did you mean “About”?',
  ]);
  expect(
    messagesOf(yaml.replace('Abuot', 'About').concat('  - { to: Later, words: [when, WHO] }\n')),
  ).toEqual(['6 keywords[1].words[1]: also leads to About: a query has one first result']);
});
