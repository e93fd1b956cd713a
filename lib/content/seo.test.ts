import { describe, expect, it } from 'vitest';
import { parseYaml } from './parse-yaml';
import { pagesSchema } from './schemas/pages';
import { siteSchema } from './schemas/site';

const words = 'Words of a test page, as many as a list of search results has to have.';
const available = 'available: [{ label: Home, to: Home }]';

function page(fields: string): string {
  return `- name: Home\n  title: Home\n  kind: written\n  updated: 2026-01-02\n  description: ${words}\n- ${fields.replaceAll('\n', '\n  ')}\n`;
}

function problemsOf(fields: string, productName = 'Nueces') {
  const { problems } = parseYaml(
    'content/pages.yaml',
    page(fields),
    pagesSchema({ name: productName }, ['Home']),
  );
  // The required pages aren't the subject here.
  return problems.filter(({ message }) => !message.startsWith('has no page named'));
}

describe('titles and descriptions for search results', () => {
  it('refuses a title that leaves no room for the product’s name', () => {
    const title = 'A title of fifty-two characters, which is one over it';
    expect(
      problemsOf(
        `name: Risk\ntitle: ${title}\nkind: placeholder\n${available}\ndescription: Other ${words}`,
      ),
    ).toMatchObject([
      {
        line: 7,
        column: 10,
        field: '[1].title',
        message: expect.stringContaining(
          'is too long for a search result: it can have 51 characters',
        ),
      },
    ]);
  });

  it('measures with variables filled in', () => {
    const fields = `name: Why\ntitle: Why {name}\nkind: placeholder\n${available}\ndescription: Why it is {name} that plants choose for permits, shift logs and learning.`;
    expect(problemsOf(fields)).toEqual([]);
    expect(problemsOf(fields, 'B').map(({ field, message }) => [field, message])).toEqual([
      [
        '[1].description',
        'is too short for a search result: it has 68 characters and needs at least 70',
      ],
    ]);
  });

  it('refuses a description that search results would truncate', () => {
    const long = 'word '.repeat(33);
    expect(
      problemsOf(`name: Risk\ntitle: Risk\nkind: placeholder\n${available}\ndescription: ${long}`),
    ).toMatchObject([
      {
        line: 10,
        column: 16,
        message: expect.stringContaining('it has 164 characters, and only 160 are shown'),
      },
    ]);
  });

  it('refuses a title or description that another page has', () => {
    expect(
      problemsOf(
        `name: Risk\ntitle: Home\nkind: placeholder\n${available}\ndescription: ${words}`,
      ).map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toEqual([
      '7:10 is also the title of Home: each page needs its own for search results',
      '10:16 is also the description of Home: each page needs its own for search results',
    ]);
  });

  it('requires the date of the last change for an indexable page', () => {
    const fields = `name: Risk\ntitle: Risk\nkind: written\ndescription: Other ${words}`;
    expect(problemsOf(fields)).toMatchObject([
      {
        line: 6,
        field: '[1].updated',
        message: expect.stringContaining('is missing: add the date'),
      },
    ]);
    expect(problemsOf(`${fields}\nupdated: 2026-02-30`)).toMatchObject([
      {
        line: 10,
        column: 12,
        field: '[1].updated',
        message: expect.stringContaining('like 2026-11-20'),
      },
    ]);
    expect(problemsOf(`${fields}\nupdated: 2026-02-28`)).toEqual([]);
  });

  it('refuses a category that makes Home’s title too long', () => {
    const site = `name: Nueces\nlongName: the platform\ncategory: ${'Intelligence '.repeat(3)}\npromise: One.\nfounded: 2025-10-28\ncontactMail: a@b.example\nprivacyMail: a@b.example\nemails:\n  demo: { subject: S, body: B }\n  join: { subject: S, body: B }\n`;
    const [problem] = parseYaml('content/site.yaml', site, siteSchema).problems;
    expect(problem).toBeUndefined();
    const longer = site.replace('category: ', 'category: All Organizational ');
    expect(parseYaml('content/site.yaml', longer, siteSchema).problems).toMatchObject([
      { line: 3, column: 11, field: 'category', message: expect.stringContaining('60 characters') },
    ]);
  });
});
