import { expect, it } from 'vitest';
import { criticalCss, withoutFonts } from './critical-css';
import { parsePage } from './html';

const page = '<p data-mark="off" class="used md:wide after:content-[&#x27;/&#x27;]">Words</p>';
const criticalIn = (css: string, html = page) =>
  criticalCss(css, '/_next/a/all.css', parsePage(html));

const registered = '@property --line{syntax:"*";inherits:false;initial-value:solid}';

it.each([
  ['a class of the page', '.used{color:red}'],
  ['a class with a variant', '@media (width>=48rem){.md\\:wide{width:1px}}'],
  ['a class with quotes', String.raw`.after\:content-\[\'\/\'\]:after{content:"/"}`],
  ['elements and states', 'p:hover,P[open],*,:before{color:red}'],
  ['states without an element', ':focus-visible{color:red}'],
  ['alternative states', 'p:is(:hover,:focus-within){color:red}'],
  ['what the reader can open before hydration', ':root:not([data-ready]) [open]{color:red}'],
  ['an attribute of the page', '[data-mark=on] p{color:red}'],
  ['an attribute that the site’s script sets', '[data-scrolled] p{color:red}'],
  ['a negated class', 'p:not(.other){color:red}'],
  ['one of several classes', ':is(.used,.other) p{color:red}'],
  ['the steps of an animation', '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}'],
  ['a rule of which one selector can match', '.other,.used{color:red}'],
  ['fonts', '@font-face{font-family:a;src:url(/a.woff2)}'],
  ['data URLs', '.used{background:url(data:image/gif;base64,R0lG)}'],
  [
    'a custom property in use',
    '@property --tw-x{syntax:"*";inherits:false}.used{color:var(--tw-x)}',
  ],
  ['the order of layers', '@layer theme,base;'],
  [
    'a custom property that another rule sets',
    `p{--line:dashed}.used{border-style:var(--line)}${registered}`,
  ],
])('keeps %s', (_, css) => {
  expect(criticalIn(css)).toBe(css);
});

it.each([
  ['a class that the page lacks', '.other{color:red}', ''],
  ['a pair of classes of which the page has one', '.used .other,.used.other{color:red}', ''],
  ['an element that the page lacks', 'table,p table{color:red}.used>input{color:red}', ''],
  ['later pseudo-elements', '::file-selector-button,::-webkit-datetime-edit{opacity:1}', ''],
  ['an attribute that React sets', '[data-state="open"] p{color:red}', ''],
  [':is() without a match', ':is(.other:hover,table .used) p{color:red}', ''],
  ['print styles', '@media print{p{color:red}}', ''],
  ['a condition that would be empty', '@media screen{@supports (a:b){.other{color:red}}}', ''],
  ['an unused @property rule', '@property --tw-x{syntax:"*";inherits:false}', ''],
  [
    'the fallback for browsers without @property',
    `@layer properties{*{--line:solid}}.used{border-style:var(--line)}${registered}`,
    `.used{border-style:var(--line)}${registered}`,
  ],
  [
    'unused custom properties, and those that only they use',
    ':root{--a:1px;--b:var(--a);--c:2px}.used{margin:var(--c)}',
    ':root{--c:2px}.used{margin:var(--c)}',
  ],
])('removes %s', (_, css, expected) => {
  expect(criticalIn(css)).toBe(expected);
});

it('resolves relative URLs against the style sheet’s URL', () => {
  expect(criticalIn('p{background:url("../m/a.svg") , url(/b.svg)}')).toBe(
    'p{background:url(/_next/m/a.svg),url(/b.svg)}',
  );
});

it('keeps custom properties that the page’s HTML uses or sets', () => {
  const css = ':root{--amber:#f2a900}';
  expect(criticalIn(css, '<svg><path fill="var(--amber)"/></svg>')).toBe(css);
  const used = `.used{border-style:var(--line)}${registered}`;
  expect(criticalIn(used, '<p class="used" style="--line:dashed"></p>')).toBe(used);
});

it('removes the fonts from a full style sheet', () => {
  const font = '@font-face{font-family:a;src:url(a.woff2)}';
  expect(withoutFonts(`${font}p{color:red}`)).toBe('p{color:red}');
});
