import { expect, it } from 'vitest';
import { front, parse, problemsIn } from './testing';

it('becomes HTML elements, with variables and page links resolved', () => {
  const { value } = parse(
    `${front}## Ask {#ask}\n\n{name}: [{privacyMail}](mailto:{privacyMail}), [a page](Contact), [above](#ask), [root](Home).\n\n| a |\n| --- |\n| b |\n\n### Part {#part}\n`,
  );
  const elements = JSON.stringify(value?.sections[0]?.body);
  for (const part of [
    '"value":"Brazos: "',
    '"href":"mailto:privacy@brazos.example"',
    '"href":"/Contact"',
    '"href":"#ask"',
    '"href":"/"',
    '"tagName":"table"',
    '"tagName":"h3","properties":{"id":"part"}',
  ]) {
    expect(elements).toContain(part);
  }
});

it('can have pictures, with a caption or without, of which the first loads with the page', () => {
  const { value, problems } = parse(
    `${front}## A {#a}\n\n![The pump](pump.png)\n\n![Its motor](pump.png "At {name}")\n`,
  );
  expect(problems).toEqual([]);
  const size = { src: 'pump.png', width: 1280, height: 720 };
  const element = (tagName: string) => ({ type: 'element', tagName });
  expect(value?.sections[0]?.body.children.filter(({ type }) => type === 'element')).toMatchObject([
    {
      ...element('figure'),
      children: [{ ...element('img'), properties: { ...size, alt: 'The pump' }, children: [] }],
    },
    {
      ...element('figure'),
      children: [
        { ...element('img'), properties: { ...size, alt: 'Its motor', loading: 'lazy' } },
        { ...element('figcaption'), children: [{ type: 'text', value: 'At Brazos' }] },
      ],
    },
  ]);
  expect(JSON.stringify(value).match(/lazy/g)).toHaveLength(1);
  expect(JSON.stringify(value)).not.toContain('title');
});

it('needs front matter, whose problems are reported along with those of the body', () => {
  const messages = (source: string) =>
    parse(source).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(messages('## Scope {#scope}\n')).toEqual([
    expect.stringMatching(/^1:1 has no front matter/),
  ]);
  expect(messages('---\nlead: x\nlaed: x\n---\n<b>no</b>\n').slice(0, 2)).toEqual([
    '3:1 isn’t a field here: did you mean lead?',
    expect.stringMatching(/^5:1 comes before the first heading/),
  ]);
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
5.2 of std::vector, see [x](https://münchen.example:8443/a?b=%20#f)
`;
  expect(problemsIn(body)).toEqual([]);
});
