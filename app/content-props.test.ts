import { expect, it } from 'vitest';
import { content } from '@/lib/content';
import { mailtoHref, toLink } from './content-props';

const { contactMail, privacyMail, emails } = content().site;

it('resolves links to a page, to an anchor on it, and to an email', () => {
  const label = 'Test';
  expect(toLink({ label, to: 'Home' })).toEqual({ label, href: '/' });
  expect(toLink({ label, to: 'AITeam#pecos' })).toEqual({ label, href: '/AITeam#pecos' });
  expect(toLink({ label, mail: 'privacy' }).href).toBe(`mailto:${privacyMail}`);
});

it('links to the mailbox, with a subject if there’s one', () => {
  expect(mailtoHref('contact')).toBe(`mailto:${contactMail}`);
  expect(mailtoHref('contact', 'Pumps & valves')).toBe(
    `mailto:${contactMail}?subject=Pumps%20%26%20valves`,
  );
});

it('addresses email templates to the contact mailbox, with encoded CRLF line endings', () => {
  const href = mailtoHref('join');
  expect(href).toMatch(new RegExp(`^mailto:${contactMail}\\?subject=[^ +&]+&body=[^ +&]+$`));
  const { searchParams } = new URL(href);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: emails.join.subject,
    body: emails.join.body.trimEnd().replaceAll('\n', '\r\n'),
  });
});
