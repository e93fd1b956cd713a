import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectAnchors, staticAnchors } from './anchors';
import { customPages } from './custom-pages';
import { hrefOf } from './registry';
import { searchEntries } from './search/entries';
import { fixtureContent } from './testing';

const names = customPages.map(({ name }) => name);

it('lists every page that has its own route, and no other', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(\w+)\/page\.tsx$/.exec(file)?.[1] ?? [],
  );
  expect(routes.toSorted()).toEqual(names.toSorted());
});

it.each(customPages)('has an anchor for each section of $name that search leads to', (page) => {
  const content = fixtureContent();
  const anchors = [
    ...staticAnchors(page.name),
    ...collectAnchors([content[page.key], content.agents]).map(({ id }) => id),
  ];
  const start = `${hrefOf(page.name)}#`;
  const found = searchEntries(content).flatMap(({ href }) =>
    href.startsWith(start) ? [href.slice(start.length)] : [],
  );
  expect(found).not.toEqual([]);
  expect(anchors).toEqual(expect.arrayContaining(found));
});
