import fc from 'fast-check';
import type { Nodes } from 'hast';
import { expect, it } from 'vitest';
import { legalSchema } from '../schemas/standard-page';
import { parseMarkdown } from './parse-markdown';

/** Greek, so they can be told from the letters of addresses and the like. */
const anyWord = fc.stringMatching(/^[α-ω]{1,6}$/);

/** What people type, paste, or half remember, between ¦. Some of it is Markdown, here or elsewhere. */
const fragments =
  String.raw`*¦**¦***¦_¦__¦~¦~~¦==¦:::¦:::note ¦!!! ¦<%= ¦ %>¦(a) ¦\n(b) ¦|¦||¦ | ¦[¦]¦[[¦![¦{¦}¦](Contact)¦] (Contact)¦](Contact¦](Contact Us)¦](Contact "¦")
¦(¦)¦)[Contact]¦[^1]¦[^1]: ¦[x]: Contact¦#¦##¦## ¦##\u00A0¦### ¦ {#id}¦ ##¦{name}¦{{name}}¦- ¦-¦-\u00A0¦+ ¦* ¦•¦• ¦1. ¦1.
¦1) ¦2026. ¦1.\u00A0¦- [ ] ¦> ¦>¦<b>¦</b>¦<BR>¦<!--¦-->¦<!-- voice: allow "x" because y -->¦<¦</¦<a href="¦&amp;¦&nbsp;
¦&foo;¦&#8203;¦&shy;¦&¦;¦\\¦"¦—¦:¦!¦\n¦\n\n¦\n    ¦\t¦  \n¦\n---\n¦\n===\n¦\n~~~\n¦\n| --- | --- |\n¦www.iso.org¦HTTPS://iso.org/x
¦https://www.iso.org/x¦ftp://x¦mailto:a@b.org¦a@b.org¦\u00A0¦\u200B¦\u00AD¦\uFEFF¦\u202E¦\u0007¦\uF0B7¦\u2028`
    .replaceAll('\n', '')
    .replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replaceAll('\\\\', '\\')
    .split('¦')
    .concat('`', '``', '\n```\n');
const anyGap = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(' ', ' ', '\n') },
  fc
    .tuple(fc.constantFrom('', ' ', '\n'), fc.constantFrom(...fragments), fc.constantFrom('', ' '))
    .map((parts) => parts.join('')),
);
const anyText = fc.tuple(
  anyGap,
  fc.array(fc.tuple(anyWord, anyGap), { minLength: 1, maxLength: 8 }),
);

const opening = fc.constantFrom(
  '',
  '',
  '- ',
  '> ',
  '1. ',
  '## ',
  '| α | β |\n| --- | --- |\n| γ | ',
  '**',
  '[',
);

const separated = new Set(['p', 'li', 'td', 'th', 'blockquote', 'br', 'h3']);

/** What readers see of a text. */
function shownText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const shown = node.children.map(shownText).join('');
  return node.type === 'element' && separated.has(node.tagName) ? ` ${shown} ` : shown;
}

function parse(body: string) {
  const source = `---\nlead: α\n---\n## Α {#a}\n\n${body}\n`;
  const { value, problems } = parseMarkdown('content/legal/X.md', source, {
    schema: legalSchema,
    linkProblem: () => null,
    ownHost: null,
    findImage: () => ({ problem: 'isn’t there' }),
    pageNames: ['Contact'],
    variables: { name: 'Brazos' },
  });
  const shown = value?.sections
    .map(({ heading, body }) => `${heading} ${shownText(body)}`)
    .join(' ');
  return { shown, problems, lines: source.split('\n').length };
}

it('is published with every word and without its markup, or reported with its line', () => {
  fc.assert(
    fc.property(opening, anyText, (start, [before, parts]) => {
      const body = start + before + parts.flat().join('');
      const { shown, problems, lines } = parse(body);
      const outside = problems.filter(({ line }) => line < 4 || line > lines);
      expect(outside).toEqual([]);
      if (shown === undefined) {
        expect(problems).not.toEqual([]);
        return;
      }
      expect(shown.replace(/[^α-ω]/g, '')).toBe(body.replace(/[^α-ω]/g, ''));
      expect(shown).not.toMatch(/(?![\n\t])[\p{C}\u00A0\u2028]/u);
      // After a backslash, a sign is meant as it is.
      if (!body.includes('\\'))
        expect(shown).not.toMatch(/[*`[\]{}|]|~~|==|:::|<%|__|##|<\/?\w|&\w+;|:\/\/(?!www)/);
    }),
  );
});
