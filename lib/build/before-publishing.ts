import { otherNames } from '@/lib/content';
import type { Settings } from '@/lib/settings';

/** Hosts that no visitor can reach: this machine, and the names reserved for examples and tests. */
const unreachable =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/;

/** What has to be set before the site can be published, as sentences; empty if it's ready. */
export function beforePublishing(
  { siteUrl, platformUrl, mediaUrl, reportUrl }: Settings,
  site: { name: string; contactMail: string; privacyMail: string },
): string[] {
  const settings = {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_PLATFORM_URL: platformUrl,
    NEXT_PUBLIC_MEDIA_URL: mediaUrl,
    SITE_REPORT_URL: reportUrl,
  };
  const { contactMail, privacyMail } = site;
  return [
    ...Object.entries(settings)
      .filter(([, url]) => /^https?:/.test(url) && unreachable.test(new URL(url).hostname))
      .map(([name, url]) => `${name} is ${url}, which visitors can’t reach. Set the real address.`),
    ...Object.entries({ contactMail, privacyMail })
      .filter(([, mail]) => unreachable.test(mail.replace(/^.*@/, '')))
      .map(([name, mail]) => `${name} in content/site.yaml is ${mail}, which gets no mail.`),
    ...otherNames('public/media', site.name),
  ];
}
