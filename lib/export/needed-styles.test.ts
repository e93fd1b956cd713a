import { expect, it } from 'vitest';
import { readSheet, withoutFaces } from './needed-styles';

const page = '<p data-mark="off" class="used md:wide after:content-[&#x27;/&#x27;]">Words</p>';
const neededBy = (css: string, html = page) => readSheet(css).neededBy(html);

it.each([
  ['a class of the page', '.used{color:red}'],
  ['a class with a variant', '@media (width>=48rem){.md\\:wide{width:1px}}'],
  ['a class with quotes', String.raw`.after\:content-\[\'\/\'\]:after{content:"/"}`],
  ['elements and states', 'p:hover,P[open],*,:before{color:red}'],
  ['what the reader may open', ':root:not([data-ready]) [open]{color:red}'],
  ['a mark of the page', '[data-mark="on"] p{color:red}'],
  ['a class that must be absent', 'p:not(.other){color:red}'],
  ['one of several classes', ':is(.used,.other) p{color:red}'],
  ['the steps of an animation', '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}'],
  ['faces', '@font-face{font-family:a;src:url(/a.woff2)}'],
  ['a face of characters of the page', '@font-face{font-family:a;unicode-range:U+100,U+57-58}'],
  ['a variable in use', '@property --tw-x{syntax:"*";inherits:false}.used{color:var(--tw-x)}'],
  ['the order of layers', '@layer theme,base;'],
  ['solid borders next to dashed ones', '*{border-style:solid}.used{border-style: dashed}'],
])('keeps %s', (_, css) => {
  expect(neededBy(css)).toBe(css);
});

it.each([
  ['a class that the page lacks', '.other{color:red}', ''],
  ['a pair of which it has one', '.used .other,.used.other{color:red}', ''],
  ['an element that the page lacks', 'table,p table{color:red}.used>input{color:red}', ''],
  ['parts of fields that the page lacks', '::placeholder,::-webkit-datetime-edit{opacity:1}', ''],
  ['a mark that only the full site’s scripts set', '[data-state="open"] p{color:red}', ''],
  ['alternatives of which it has none', ':is(.other:hover,table .used) p{color:red}', ''],
  ['print styles', '@media print{p{color:red}}', ''],
  ['some selectors of a rule', '.other,.used{color:red}', '.used{color:red}'],
  ['a face of other characters', '@font-face{font-family:a;unicode-range:U+100-17F,U+1E??}', ''],
  ['a condition that is left empty', '@media screen{@supports (a:b){.other{color:red}}}', ''],
  ['a registration that nothing uses', '@property --tw-x{syntax:"*"}', ''],
  ['solid borders', '*{border-style:solid;color:red}', '*{color:red}'],
  ['solid borders, written with a space', '*{border-style: solid;color:red}', '*{color:red}'],
  [
    'variables that nothing uses, and those that only they use',
    ':root{--a:1px;--b:var(--a);--c:2px}.used{margin:var(--c)}',
    ':root{--c:2px}.used{margin:var(--c)}',
  ],
])('leaves out %s', (_, css, left) => {
  expect(neededBy(css)).toBe(left);
});

it.each([
  ['search', '::placeholder{opacity:1}::-webkit-search-decoration{color:red}'],
  ['number', '::placeholder{opacity:1}::-webkit-inner-spin-button{color:red}'],
  ['week', '::placeholder{opacity:1}::-webkit-datetime-edit{color:red}'],
])('keeps the parts of a field of the kind %s where there is one', (kind, css) => {
  const others = '::file-selector-button,::-webkit-calendar-picker-indicator{color:red}';
  expect(
    neededBy(css, `<label class="a"><INPUT id="b" type="${kind}" placeholder="c"></label>`),
  ).toBe(css);
  expect(neededBy(others, '<button type="file"></button><input type="text">')).toBe('');
  expect(neededBy('::placeholder{opacity:1}', `<input type="${kind}">`)).toBe('');
});

it('keeps a variable that a drawing in the page uses', () => {
  const css = ':root{--amber:#f2a900}';
  const drawing = '<body><svg><path fill="var(--amber)"/></svg></body>';
  expect(neededBy(css, drawing)).toBe(css);
});

it('reads a sheet once for many pages', () => {
  const sheet = readSheet('.a{color:red}.b{color:blue}');
  expect(sheet.neededBy('<i class="a">')).toBe('.a{color:red}');
  expect(sheet.neededBy('<i class="b">')).toBe('.b{color:blue}');
});

it('takes the faces out of a sheet that follows its page, except those of rare characters', () => {
  const rare = '@font-face{font-family:a;unicode-range:U+100-17F}';
  expect(withoutFaces(`${rare}@font-face{font-family:a;src:url(a.woff2)}p{color:red}`)).toBe(
    `${rare}p{color:red}`,
  );
});
