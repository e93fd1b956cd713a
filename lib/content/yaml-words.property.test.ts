import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { valueProblems } from './check-values';
import { loadYaml } from './load-yaml';
import { collectRegister } from './plant-register';
import { text } from './schemas/text';
import { parseYaml } from './validate-yaml';

/** Greek, so they can be told from the letters of markup. */
const anyWord = fc.stringMatching(/^[α-ω]{1,6}$/);

/** What people type or paste into a text, between ¦. None of it is for readers. */
const fragments =
  String.raw`*¦**¦_¦__¦~~¦==¦:::¦:::note ¦<%= ¦ %>¦|¦||¦ | ¦[¦]¦[[¦]]¦![¦{¦}¦](Contact)¦] (Contact)¦(¦)¦)[Contact]¦#¦ #¦ # ¦##¦## ¦- ¦-¦ - ¦+ ¦* ¦• ¦1. ¦? ¦: ¦:¦,¦ &¦ *¦ !
¦> ¦>¦|¦>-¦{name}¦{{name}}¦<b>¦</b>¦<BR>¦<!--¦-->¦<a href="¦&amp;¦&nbsp;¦&#8203;¦&¦;¦\¦\n¦\t¦\new¦\u200b¦\*¦"¦'¦“¦”¦%¦@¦!¦~¦null¦—
¦www.iso.org¦HTTPS://iso.org/x¦http://iso.org¦ftp://x¦mailto:a@b.org`
    .split(/¦|\n/)
    .concat('`', '\n', '\n\n', '\n  ', '\n   ', '\t', '\n---\n', '\n...\n', '\n# ', '\r\n', '\r')
    .concat(
      '\u00A0',
      '\u200B',
      '\u00AD',
      '\uFEFF',
      '\u202E',
      '\u0007',
      '\uF0B7',
      '\u2028',
      '\u0085',
    );
const anyGap = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(' ') },
  fc
    .tuple(fc.constantFrom('', ' '), fc.constantFrom(...fragments), fc.constantFrom('', ' '))
    .map((parts) => parts.join('')),
);
const anyText = fc
  .tuple(
    fc.constantFrom('', '', '', ...fragments),
    fc.array(fc.tuple(anyWord, anyGap), { minLength: 1, maxLength: 6 }),
  )
  .map(([before, parts]) => before + parts.flat().join(''));

/** The styles of a text in a YAML file. */
const anyStyle = fc.constantFrom<(words: string) => string>(
  (words) => `title: ${words}\nend: ω\n`,
  (words) => `title: "${words}"\nend: ω\n`,
  (words) => `title: '${words}'\nend: ω\n`,
  (words) => `title: >-\n  ${words}\nend: ω\n`,
  (words) => `title: >-\n  ${words.replaceAll('\n', '\n  ')}\nend: ω\n`,
  (words) => `title: |\n  ${words}\nend: ω\n`,
  (words) => `{ title: ${words}, end: ω }\n`,
);

const schema = z.strictObject({ title: text(400), end: text(400) });

const known = {
  variables: ['name'],
  checkFilm: () => [],
  findImage: () => ({ problem: '' }),
  linkTargets: new Map(),
  ownHost: null,
  plant: collectRegister(null),
};

it('gives every word of a text, or reports its line', () => {
  fc.assert(
    fc.property(anyStyle, anyText, (style, words) => {
      const yaml = style(words);
      const source = yaml.replaceAll('\r\n', '\n');
      const { value, problems } = parseYaml('content/x.yaml', source, schema);
      const references = valueProblems(
        loadYaml('content/x.yaml', source),
        { page: null, isDraft: false },
        known,
      );
      const lines = source.split('\n').length;
      expect([...problems, ...references].filter(({ line }) => line > lines)).toEqual([]);
      if (value === null || references.length > 0) {
        expect([...problems, ...references]).not.toEqual([]);
        return;
      }
      const shown = `${value.title} ${value.end}`;
      expect(shown.replace(/[^α-ω]/g, '')).toBe(
        // A line that starts with # is a note.
        source.replace(/^\s*#.*|[^α-ω]/gm, ''),
      );
      expect(shown).not.toMatch(
        /\*\*|__|`|~~|==|:::|<%|\]\(|\)\[|<\/?[a-z]|&#?\w+;|:\/\/|www\.|\{(?!name)|(?![\n\t])[\p{C}\u00A0\u2028]/iu,
      );
    }),
  );
});
