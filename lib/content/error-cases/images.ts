import type { ErrorCase } from '../testing';

/** Adds a picture below a heading of a text. */
const withPicture = (markdown: string) => ({
  file: 'legal/GDPRPolicy.md',
  from: '## Scope {#scope}\n',
  to: `## Scope {#scope}\n\n${markdown}\n`,
});

/** Pictures in Markdown. The fixture has `valve.avif`, of 1280 × 720 pixels, in images/. */
export const imageCases: readonly ErrorCase[] = [
  {
    title: 'a picture that doesn’t exist',
    ...withPicture('‸![A valve](vavle.avif)'),
    expected: '“vavle.avif” isn’t in content/images/; did you mean “valve.avif”?',
  },
  {
    title: 'a picture without a description',
    ...withPicture('‸![](valve.avif)'),
    expected:
      'has no description: write in the brackets what the picture shows, for people who can’t see it',
  },
  {
    title: 'a picture whose description is its file name',
    ...withPicture('‸![valve.avif](valve.avif)'),
    expected: 'has “valve.avif” as its description: write what the picture shows instead',
  },
  {
    title: 'a picture within text',
    ...withPicture('This is ‸![a valve](valve.avif), closed.'),
    expected: 'is a picture within text: put it in a paragraph of its own, between two empty lines',
  },
  {
    title: 'a picture in a folder',
    ...withPicture('‸![A valve](../images/valve.avif)'),
    expected:
      '“../images/valve.avif” must be only the name of a file in content/images/, without a folder',
  },
  {
    title: 'a picture on another site',
    ...withPicture('‸![A valve](https://plant.example/valve.png)'),
    expected:
      '“https://plant.example/valve.png” is on another site: save the picture in content/images/',
  },
];
