import { content } from '@/lib/content';

/** The emails that content/site.yaml prepares. */
type EmailTemplate = keyof ReturnType<typeof content>['site']['emails'];

/** RFC 6068: the address, percent-encoded subject and body, and CRLF between the lines of the body. */
export function mailtoUrl(name: EmailTemplate): string {
  const { contactMail, emails } = content().site;
  const { subject, body } = emails[name];
  const lines = body.trimEnd().split('\n').join('\r\n');
  return `mailto:${contactMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
