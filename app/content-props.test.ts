import { expect, it, vi } from 'vitest';
import { fixtureContent } from '@/lib/content/testing';
import { mailtoHref, toLink } from './content-props';

vi.mock('@/lib/content', async (original) => ({
  ...(await original<typeof import('@/lib/content')>()),
  content: fixtureContent,
}));

it('resolves links to a page, to an anchor on it, and to an email', () => {
  const label = 'Test';
  expect(toLink({ label, to: 'Home' })).toEqual({ label, href: '/' });
  expect(toLink({ label, to: 'AITeam#pecos' })).toEqual({ label, href: '/AITeam#pecos' });
  expect(toLink({ label, mail: 'privacy' }).href).toBe('mailto:privacy@nueces.example');
});

it('links to the mailbox alone without a subject', () => {
  expect(mailtoHref('contact')).toBe('mailto:hello@nueces.example');
  expect(mailtoHref('contact', 'Nueces: pumps & valves')).toBe(
    'mailto:hello@nueces.example?subject=Nueces%3A%20pumps%20%26%20valves',
  );
});

it('addresses email templates to the contact mailbox, with encoded CRLF line endings', () => {
  expect(mailtoHref('demo')).toBe(
    'mailto:hello@nueces.example?subject=Demo%20of%20Nueces%20%26%20more&body=Site%3A%0D%0ARole%2C%20if%20any%3F',
  );
  const { searchParams } = new URL(mailtoHref('join'));
  expect(Object.fromEntries(searchParams)).toEqual({ subject: 'Joining Nueces', body: 'Trade:' });
});
