import { expect, test } from 'vitest';
import { getLegalText } from '@/lib/content';
import { addressesIn, allIn, exportedPages, textOf } from './exported-page';

const legal = exportedPages.filter(({ kind }) => kind === 'legal');

for (const { name, title, one } of legal) {
  test(`${name} is an article with its title, all of its sections, and links to them`, () => {
    const { sections } = getLegalText(name);
    expect(textOf(one('h1'))).toBe(title);
    const headings = allIn(one('article'), 'h2');
    expect(headings.map((heading) => textOf(heading))).toEqual(
      sections.map(({ heading }) => expect.stringContaining(heading)),
    );
    for (const { id } of sections) expect(allIn(one('article'), `#${id}`), id).toHaveLength(1);
    expect(addressesIn(one('nav[aria-labelledby="on-this-page"]'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    );
    expect(textOf(one('article'))).not.toMatch(/\{|counsel/);
  });
}

test('subheadings have links to themselves', () => {
  for (const { name, one } of legal) {
    const links = addressesIn(one('article'));
    for (const { id, subheadings } of getLegalText(name).sections) {
      for (const target of [id, ...subheadings.map((part) => part.id)]) {
        expect(links, name).toContain(`#${target}`);
      }
    }
  }
});

test('the dates of legal texts are time elements', () => {
  for (const { name, one } of legal) {
    const { updated } = getLegalText(name);
    if (updated === undefined || updated === 'today') continue;
    const times = allIn(one('main'), 'time').map(({ properties }) => properties.dateTime);
    expect(times, name).toContain(updated);
  }
});
