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
