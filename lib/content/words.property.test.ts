import fc from 'fast-check';
import type { Nodes } from 'hast';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { valueProblems } from './check-values';
import { loadYaml } from './load-yaml';
import { parse } from './markdown/testing';
import { collectRegister } from './plant-register';
import { text } from './schemas/fields';
import { validateYaml } from './validate-yaml';

/** Greek, so they can be told from the letters of addresses and the like. */
const anyWord = fc.stringMatching(/^[α-ω]{1,6}$/);

/** What people type, paste, or half remember, between ¦. Some of it is Markdown or YAML, here or elsewhere. */
const fragments = JSON.parse(
  String.raw`"*¦**¦***¦_¦__¦~¦~~¦==¦:::¦:::note ¦!!! ¦<%= ¦ %>¦(a) ¦\n(b) ¦|¦||¦ | ¦[¦]¦[[¦![¦{¦}¦](Contact)¦] (Contact)¦](Contact¦](Contact \"¦\")¦)[Contact]¦[^1]¦[^1]: ¦[x]: Contact¦#¦ #¦ # ¦## ¦##\u00A0¦### ¦ {#id}¦{name}¦{{name}}¦- ¦-¦-\u00A0¦+ ¦* ¦•¦• ¦? ¦: ¦:¦,¦ &¦ *¦ !¦1. ¦1.¦1) ¦2026. ¦- [ ] ¦> ¦>-¦<b>¦</b>¦<BR>¦<!--¦-->¦<¦<a href=\"¦&amp;¦&nbsp;¦&foo;¦&shy;¦&¦;¦\\¦\\n¦\\new¦\\*¦\"¦'¦“¦”¦%¦@¦~¦null¦—¦\n¦\n\n¦\n  ¦\n    ¦\t¦\r\n¦\n---\n¦\n...\n¦\n===\n¦\n~~~\n¦\n# ¦\n| --- | --- |\n¦www.iso.org¦HTTPS://iso.org/x¦ftp://x¦mailto:a@b.org¦a@b.org¦\u00A0¦\u200B¦\u00AD¦\uFEFF¦\u202E¦\uF0B7¦\u2028¦\u0085¦${'`¦``'}¦\n${'```'}\n"`,
).split('¦');
const anyGap = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(' ', '\n') },
  fc
    .tuple(fc.constantFrom('', ' ', '\n'), fc.constantFrom(...fragments), fc.constantFrom('', ' '))
    .map((parts) => parts.join('')),
);
const anyText = fc
  .tuple(anyGap, fc.array(fc.tuple(anyWord, anyGap), { minLength: 1, maxLength: 8 }))
  .map(([before, parts]) => before + parts.flat().join(''));

const onlyWords = (source: string) => source.replace(/[^α-ω]/g, '');
const leftover =
  /\*\*|__|`|~~|==|:::|<%|\]\(|\)\[|<\/?[a-z]|&#?\w+;|:\/\/|\{(?!name)|(?![\n\t])[\p{C}\u2028]/iu;

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

it('gives every word of a text in YAML without markup, or reports its line', () => {
  fc.assert(
    fc.property(anyStyle, anyText, (style, words) => {
      const source = style(words).replaceAll('\r\n', '\n');
      const { value, problems } = validateYaml(loadYaml('content/x.yaml', source), schema);
      const owner = { page: null, isDraft: false };
      const found = [
        ...problems,
        ...valueProblems(loadYaml('content/x.yaml', source), owner, known),
      ];
      expect(found.filter(({ line }) => line > source.split('\n').length)).toEqual([]);
      if (value === null || found.length > 0) {
        expect(found).not.toEqual([]);
        return;
      }
      const shown = `${value.title} ${value.end}`;
      // A line that starts with # is a note, except within quotes.
      const withoutNotes = source.replace(/^\s*#.*/gm, '');
      expect([source, withoutNotes].map(onlyWords)).toContain(onlyWords(shown));
      expect(shown).not.toMatch(leftover);
    }),
  );
});

/** What a text may be in, with … in its place. Nobody sees the title of a link. */
const anyFrame = fc.constantFrom(
  ...['…', '…', '- …', '> …', '1. …', '## …', '| α |\n| - |\n| …', '**…', '[…', '[α](Contact "…")'],
);
const separated = ['p', 'li', 'td', 'th', 'blockquote', 'br', 'h3'];

/** What readers see of a text. */
function shownText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const shown = node.children.map(shownText).join('');
  return node.type === 'element' && separated.includes(node.tagName) ? ` ${shown} ` : shown;
}

it('publishes Markdown with every word and without its markup, or reports its line', () => {
  fc.assert(
    fc.property(anyFrame, anyText, (frame, words) => {
      const body = frame.replace('…', () => words);
      const source = `---\nlead: α\n---\n## Α {#a}\n\n${body}\n`;
      const { value, problems } = parse(source);
      const lines = source.split('\n').length;
      expect(problems.filter(({ line }) => line < 4 || line > lines)).toEqual([]);
      if (value === null) {
        expect(problems).not.toEqual([]);
        return;
      }
      const shown = value.sections
        .map(({ heading, body }) => `${heading} ${shownText(body)}`)
        .join(' ');
      expect(onlyWords(shown)).toBe(onlyWords(body));
      // After a backslash, a sign is meant as it is.
      if (!body.includes('\\')) expect(shown).not.toMatch(leftover);
    }),
  );
});
