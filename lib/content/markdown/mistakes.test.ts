import { expect, it } from 'vitest';
import { problemsIn } from './testing';

/** The body of a text, which starts on line 4 of its file, and what a writer is told. `\n` is a line break. */
const mistakes = String.raw`
## A {#a}\n\n<div>x</div>\n → 6:1 is raw HTML
## A {#a}\n\n<!-- note -->\n → 6:1 is raw HTML
## A {#a}\n\n## B\n → 6:1 has no ID
## A {#Some_Id}\n → 4:6 the ID “Some_Id” must start
## A {#a}\n\n### B {#a}\n → 6:7 the ID “a” is already used
## Main {#main}\n → 4:9 the ID “main” is already used
## [A](Contact) {#a}\n → 4:1 must be plain text
# A {#a}\n\n## B {#b}\n → 4:1 must start with ##
## A {#a}\n\n#### B {#b}\n → 6:1 must start with ##
Words.\n\n## A {#a}\n → 4:1 comes before the first heading
 → 1:1 has no heading
## A {#a}\n\nSee [us](contact).\n → 6:5 there is no page named “contact”
## A {#a}\n\n[x](javascript:alert)\n → 6:1 “javascript:alert” must start with https://
## A {#a}\n\n[x](http://www.iso.org)\n → 6:1 “http://www.iso.org” must start with https://
## A {#a}\n\n[x](https://www.brazos.example/Contact)\n → 6:1 “https://www.brazos.example/Contact” is on this site
## A {#a}\n\n- [x](#b)\n → 6:3 no heading here has the ID “#b”: they have #a
## A {#a}\n\nThe {nmae}.\n → 6:5 {nmae} isn’t a word that the site fills in
## A {#a}\n\n[x](mailto:me@)\n → 6:1 “mailto:me@” isn’t an email address
## A {#a}\n\n[x](Contact#form)\n → 6:1 the form is gone
## A {#a}\n\n![x](y.png)\n → 6:1 “y.png” isn’t in content/images/
## A {#a}\n\n![](pump.png)\n → 6:1 has no description
## A {#a}\n\n![pump-4.PNG](pump.png)\n → 6:1 has “pump-4.PNG” as its description
## A {#a}\n\nSee ![a pump](pump.png) here.\n → 6:5 is a picture within text
## A {#a}\n\n![a pump](pump.png "At {plnt}")\n → 6:24 {plnt} isn’t a word that the site fills in
## A {#a}\n\nX[^1]\n\n[^1]: Y\n → 6:2 can’t be used here (footnote
## A {#a}\n\n- [ ] x\n → 6:1 can’t be used here (listItem)
## A {#a}\n\n| a | b |\n| - | - |\n| c | d | e |\n → 8:1 has 3 cells, and the table’s first row has 2
## A {#a}\n\n| a | b |\n| - | - |\n| c |\n → 8:1 has 1 cell, and the table’s first row has 2
## A {#a}\n\n| a | b |\n| - | - |\n| ${'`'}c|d${'`'} e |\n → 8:3 “${'`'}” isn’t closed
## A {#a}\n\n| a |\n| - |\n| b |\nWords.\n → 9:1 belongs to the table above
## A {#a}\n\n| a | b |\n| - |\n → 6:1 “|” isn’t part of a table
##Fees {#fees}\n → 4:1 “##” isn’t a heading
##${'\u00A0'}Fees {#fees}\n → 4:3 has a no-break or other special space (U+00A0)
## A {#a}\n\n-${'\u00A0'}one\n → 6:2 has a no-break or other special space (U+00A0)
## A {#a}\n\n-one\n → 6:1 “-” isn’t an entry of a list
## A {#a}\n\n• one\n → 6:1 “•” isn’t an entry of a list
## A {#a}\n\n1.one\n → 6:1 “1.” isn’t an entry of a list
## A {#a}\n\n2026. A good year\n → 6:1 “2026.” starts a list in the middle
## A {#a}\n\n1. one\n1986. two\n → 7:1 “1986.” would be published as 2
## A {#a}\n\nSee [Contact Us] (Contact).\n → 6:5 “[Contact Us] (Contact)” isn’t a link
## A {#a}\n\nSee (Contact Us)[Contact].\n → 6:5 “(Contact Us)[Contact]” isn’t a link
## A {#a}\n\nSee [[Contact]].\n → 6:5 “[[Contact]]” isn’t part of a link
## A {#a}\n\n[us](Contact "Contact Us")\n → 6:1 has “Contact Us” after its address
## A {#a}\n\nA ** bold ** word.\n → 6:3 “**” doesn’t format anything
## A {#a}\n\nA **bold word.\n → 6:3 “**” doesn’t format anything
## A {#a}\n\nA _bold word.\n → 6:3 “_” doesn’t format anything
## A {#a}\n\n{#fees}\n → 6:1 “{#fees}” isn’t a word that the site fills in
## A {#a}\n\nA&amp;b &foo; c.\n → 6:9 “&foo;” isn’t the name of a character
## A {#a}\n\nA $$x$$ b\n → 6:3 “$$” is for other programs
## A {#a}\n\n:::note\nWords.\n:::\n → 6:1 “:::” is for other programs
## A {#a}\n\n!!! note\n → 6:1 “!!!” is for other programs
## A {#a}\n\nBay\n: A part of a rack\n → 7:1 “:” is for other programs
## A {#a}\n\nBy <%= name %>\n → 6:4 “<%” is for other programs
## A {#a}\n\n(a) one\n(b) two\n → 6:1 “(a)” would be published in one line with the next
## A {#a}\n\n> i. one\n> ii. two\n → 6:3 “i.” would be published in one line with the next
## A {#a}\n\n1.1 one\n1.2 two\n → 6:1 “1.1” would be published in one line with the next
## A {#a}\n\n– one\n– two\n → 6:1 “–” would be published in one line with the next
## A {#a}\n\nA\b c\n → 6:2 “\” isn’t before a sign
## A {#a}\n\nPer&shy;mit\n → 6:1 has an invisible character (U+00AD)
## A {#a}\n\nA${'\u200B'}b\n → 6:2 has an invisible character (U+200B)
## A {#a}\n\n- ## B {#b}\n → 6:3 is a heading within a list
`;

const cases = mistakes
  .trim()
  .split('\n')
  .map((line) => {
    const [body = '', expected = ''] = line.replaceAll('\\n', '\r').split(' → ');
    return { body: body.replaceAll('\r', '\n'), expected };
  });

it('may have a sign after a backslash, and figures that aren’t numbers of a list', () => {
  const body = String.raw`## A {#a}

\- one \*two\* \[sic\] 3 < 5 & 6 at 5.1

2026\. A good year, -5 °F, 50${'\u00A0'}ft

1. one
1. two

(a) one

(b) two, which
J. Smith wrote, and
5.2 of std::vector
`;
  expect(problemsIn(body)).toEqual([]);
});

it.each(cases)('is told about $body: $expected', ({ body, expected }) => {
  expect(problemsIn(body)[0]).toContain(`content/legal/X.md:${expected}`);
});
