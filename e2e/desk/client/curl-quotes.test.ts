import { expect, test } from 'vitest';
import { curlQuotes } from './curl-quotes';

test.each([
  [`It's the crew's "what's next"`, 'It’s the crew’s “what’s next”'],
  [`("Ready"), 'set', the plants' and the '90s`, '(“Ready”), ‘set’, the plants’ and the ’90s'],
  [`"'Go' they said"`, '“‘Go’ they said”'],
  [`a 6" line at 5' of head, Unit 200's board`, `a 6" line at 5' of head, Unit 200’s board`],
  ['“done” isn’t changed', '“done” isn’t changed'],
])('%s is saved as %s', (typed, saved) => {
  expect(curlQuotes(typed)).toBe(saved);
});
