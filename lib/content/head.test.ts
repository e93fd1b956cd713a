import { describe, expect, it } from 'vitest';
import { content, titleOf } from '.';
import { parseYaml } from './parse';
import { pagesSchema } from './schemas/pages';
import { siteSchema } from './schemas/site';

const words = 'One operating picture for shift logs, permits, incidents and learning.';

function page(fields: string): string {
  return `- name: Home\n  title: Home\n  kind: placeholder\n  description: ${words}\n- ${fields.replaceAll('\n', '\n  ')}\n`;
}

function problemsOf(fields: string, productName = 'Brazos') {
  const { problems } = parseYaml(
    'content/pages.yaml',
    page(fields),
    pagesSchema({ name: productName }, []),
  );
  // The other pages of the site are not what is asked here.
  return problems.filter(({ message }) => !message.startsWith('has no page named'));
}

describe('what search results show of a page', { timeout: 60_000 }, () => {
  it('is a title and a description of its own, within what they show', () => {
    const { pages, site } = content();
    const titles = pages.map((each) => titleOf(each, site));
    expect(new Set(titles).size).toBe(39);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(39);
    expect(pages.filter(({ description: { length } }) => length < 70 || length > 160)).toEqual([]);
  });

  it('refuses a title that leaves no room for the product’s name', () => {
    const title = 'A title of fifty-two characters, which is one over it';
    expect(
      problemsOf(`name: Risk\ntitle: ${title}\nkind: placeholder\ndescription: Other ${words}`),
    ).toMatchObject([
      {
        line: 6,
        column: 10,
        field: '[1].title',
        message: expect.stringContaining('is too long for a search result: at most 51 characters'),
      },
    ]);
  });

  it('measures with the product’s name put in', () => {
    const fields = `name: Why\ntitle: Why {name}\nkind: placeholder\ndescription: Why it is {name} that plants choose for permits, shift logs and learning.`;
    expect(problemsOf(fields)).toEqual([]);
    expect(problemsOf(fields, 'B').map(({ field, message }) => [field, message])).toEqual([
      [
        '[1].description',
        'is too short for a search result: 68 characters, at least 70 are needed',
      ],
    ]);
  });

  it('refuses a description that would be cut', () => {
    const long = 'word '.repeat(33);
    expect(
      problemsOf(`name: Risk\ntitle: Risk\nkind: placeholder\ndescription: ${long}`),
    ).toMatchObject([
      { line: 8, column: 16, message: expect.stringContaining('164 characters, at most 160') },
    ]);
  });

  it('refuses words that another page has', () => {
    expect(
      problemsOf(`name: Risk\ntitle: Home\nkind: placeholder\ndescription: ${words}`).map(
        ({ line, column, message }) => `${line}:${column} ${message}`,
      ),
    ).toEqual([
      '6:10 is also the title of Home: search results need one of its own for each page',
      '8:16 is also the description of Home: search results need one of its own for each page',
    ]);
  });

  it('needs the day of the last change of a page that may be found', () => {
    const fields = `name: Risk\ntitle: Risk\nkind: written\ndescription: Other ${words}`;
    expect(problemsOf(fields)).toMatchObject([
      { line: 5, field: '[1].updated', message: expect.stringContaining('is missing: the day') },
    ]);
    expect(problemsOf(`${fields}\nupdated: 2026-02-30`)).toMatchObject([
      {
        line: 9,
        column: 12,
        field: '[1].updated',
        message: expect.stringContaining('like 2026-11-20'),
      },
    ]);
    expect(problemsOf(`${fields}\nupdated: 2026-02-28`)).toEqual([]);
  });

  it('refuses a category that makes Home’s title too long', () => {
    const site = `name: Brazos\nlongName: the platform\ncategory: ${'Intelligence '.repeat(3)}\npromise: One.\nfounded: 2025-10-28\ncontactMail: a@b.example\nprivacyMail: a@b.example\n`;
    const [problem] = parseYaml('content/site.yaml', site, siteSchema).problems;
    expect(problem).toBeUndefined();
    const longer = site.replace('category: ', 'category: All Organizational ');
    expect(parseYaml('content/site.yaml', longer, siteSchema).problems).toMatchObject([
      { line: 3, column: 11, field: 'category', message: expect.stringContaining('60 characters') },
    ]);
  });
});
