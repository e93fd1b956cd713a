import { expect, it } from 'vitest';
import { content } from '@/lib/content';
import { mailtoHref } from './content-props';

const { contactMail, emails } = content().site;

it('addresses email templates to the contact mailbox, with encoded CRLF line endings', () => {
  const href = mailtoHref('join');
  expect(href).toMatch(new RegExp(`^mailto:${contactMail}\\?subject=[^ +&]+&body=[^ +&]+$`));
  const { searchParams } = new URL(href);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: emails.join.subject,
    body: emails.join.body.trimEnd().replaceAll('\n', '\r\n'),
  });
});
