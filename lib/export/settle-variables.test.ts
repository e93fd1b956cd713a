import postcss from 'postcss';
import { expect, it } from 'vitest';
import { settleVariables } from './settle-variables';

function settled(css: string, html = '<body></body>'): string {
  const sheet = postcss.parse(css);
  settleVariables(sheet, html);
  return sheet.toString();
}

const registered = '@property --line{syntax:"*";inherits:false;initial-value:solid}';

it.each([
  [
    'uses, where nothing sets a registered variable',
    `.a{border-style:var(--line)}${registered}`,
    '.a{border-style:solid}',
  ],
  [
    'uses, where only the layer for browsers without registration sets it',
    `@layer properties{*{--line:solid}}.a{margin:0;border:1px var(--line)}${registered}`,
    '@layer properties{*{}}.a{margin:0;border:1px solid}',
  ],
  ['what nothing uses', `:root{--a:1px;--b:var(--a)}${registered}`, ':root{}'],
])('writes out or takes out %s', (_, css, left) => {
  expect(settled(css)).toBe(left);
});

const css = `.a{border-style:var(--line)}${registered}`;

it.each<[by: string, css: string, html?: string]>([
  ['another rule', `.b{--line:dashed}${css}`],
  ['a rule in another layer', `@layer base{*{--line:dashed}}${css}`],
  ['an element of the page', css, '<body><p style="--line:dashed"></p></body>'],
])('keeps a variable that is set by %s', (_, kept, html) => {
  expect(settled(kept, html)).toBe(kept);
});

it('keeps a registered variable without an initial value', () => {
  const kept = '.a{margin:var(--b)}@property --b{syntax:"*";inherits:false}';
  expect(settled(kept)).toBe(kept);
});

it('keeps a variable that the page uses', () => {
  const html = '<body><path fill="var(--amber)"/></body>';
  expect(settled(':root{--amber:#f2a900}', html)).toBe(':root{--amber:#f2a900}');
});
