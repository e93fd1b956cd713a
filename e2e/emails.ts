import { content } from '@/lib/content';

/** The email templates in content/site.yaml. */
type EmailTemplate = keyof ReturnType<typeof content>['site']['emails'];

/** RFC 6068: the address, the percent-encoded subject and body, and CRLF between the body's lines. */
export function mailtoUrl(name: EmailTemplate): string {
  const { contactMail, emails } = content().site;
  const { subject, body } = emails[name];
  const lines = body.trimEnd().split('\n').join('\r\n');
  return `mailto:${contactMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
