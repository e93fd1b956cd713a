import { expect, it } from 'vitest';
import { buildMenu } from './registry';
import { fixtureContent } from './testing';

const content = fixtureContent();

it('marks placeholders in the menus as coming soon, except one with its own email', () => {
  const pages = content.pages.map((page) =>
    page.name === 'Contact' ? { ...page, mail: 'contact' as const } : page,
  );
  const [, , , resources, support] = buildMenu({ ...content, pages });
  const now = { label: 'Test Home', href: '/' };
  expect(resources).toMatchObject({
    columns: [{ links: [{ label: 'Blog', href: '/Blog', soon: true, now }] }],
  });
  expect(JSON.stringify(support)).not.toContain('soon');
});
