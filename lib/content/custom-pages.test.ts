import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customPages } from './custom-pages';

it('lists every page that has its own route, and no other', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(\w+)\/page\.tsx$/.exec(file)?.[1] ?? [],
  );
  expect(routes.toSorted()).toEqual(customPages.map(({ name }) => name).toSorted());
});
