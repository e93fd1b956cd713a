import type { Page } from 'playwright/test';
import { content, hrefOf } from '@/lib/content';
import { expect, test } from '../../fixtures';
import { dialogOf, openSearch, typeQuery } from './dialog';

/** A placeholder's title and “Available now” links from the registry. */
function placeholderNamed(pageName: string) {
  const page = content().pages.find(({ name }) => name === pageName);
  const links = (page?.available ?? []).flatMap(({ label, to }) =>
    to === undefined ? [] : [{ label, href: hrefOf(to) }],
  );
  if (page === undefined || links.length === 0)
    throw new Error(`${pageName} offers nothing to read`);
  return { title: page.title, links };
}

const osha = placeholderNamed('OSHA');
const groupOf = (page: Page) =>
  dialogOf(page).getByRole('group', { name: `${osha.title}, coming soon`, exact: true });

test('a placeholder is a result that says “Coming soon” and lists what’s available now', async ({
  page,
}) => {
  await openSearch(page, '/About');
  await typeQuery(page, 'OSHA');
  await expect(groupOf(page)).toBeVisible();
  await expect(groupOf(page).getByRole('option')).toHaveCount(1 + osha.links.length);
  const name = new RegExp(`^${osha.title}.*Coming soon`);
  await expect(groupOf(page).getByRole('option', { name })).toHaveAttribute('href', '/OSHA');
  for (const { label, href } of osha.links) {
    const link = groupOf(page).getByRole('option', {
      name: `Available now: ${label}`,
      exact: true,
    });
    await expect(link).toHaveAttribute('href', href);
  }
});
