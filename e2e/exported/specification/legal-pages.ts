import { site } from '../../registry';
import type { PageSpecification } from './product-pages';

const dataSubjects = [
  'Attendees',
  'Website and app visitors',
  'Customers',
  'Administrative users',
  'End users',
];

const recipients = ['Hosting', 'Payment processors', 'Support tools', 'Analytics'];

const securityMeasures = ['Encryption', 'Secure servers', 'Access controls', 'Audits'];

const contactMail = `mailto:${site.contactMail}`;
const privacyMail = `mailto:${site.privacyMail}`;

/** What spec.md asks for on the legal pages. */
export const legalPages: readonly PageSpecification[] = [
  {
    page: 'TermsOfService',
    says: { dated: ['Last updated'] },
    links: [{ href: contactMail }],
  },
  {
    page: 'PrivacyPolicy',
    says: { dated: ['Last updated'] },
    parts: {
      who: { says: dataSubjects },
      sharing: { says: recipients },
      retention: { says: [/\bdelet(ed?|ion)\b/i, 'request'] },
      requests: { says: ['thirty (30) days'] },
      security: { says: securityMeasures },
      // The keys that the site uses in browser storage.
      cookies: {
        says: [
          'base44_access_token',
          'base44_app_id',
          'base44_server_url',
          'base44_from_url',
          'base44_functions_version',
          'brazos_left',
          'brazos_returned',
          'brazos_confirmed',
          'brazos_dismissed',
          'brazos_slash',
        ],
      },
    },
    links: [{ href: privacyMail }],
  },
  {
    page: 'GDPRPolicy',
    says: { dated: ['Effective'] },
    parts: {
      scope: { says: ['does not knowingly', 'residents', /\bEU\b/, /\bEEA\b/] },
      who: { says: dataSubjects },
      controller: { says: ['data controller', site.privacyMail] },
      'legal-bases': { says: ['Consent', 'Contract', 'Legal obligation', 'Legitimate interest'] },
      uses: {},
      sharing: { says: recipients },
      retention: { says: [/\bdelet(ed?|ion)\b/i, 'request'] },
      rights: {
        says: [
          'Access',
          'Correction',
          'Deletion',
          'Restriction or objection',
          'Portability',
          'Withdrawal of consent',
          'thirty (30) days',
        ],
      },
      security: { says: securityMeasures },
      cookies: {},
      changes: {},
    },
    links: [{ href: privacyMail }],
  },
  {
    page: 'SuperAdminNDA',
    says: { dated: ['Effective', 'Last updated'] },
    parts: {
      parties: {
        says: ['platform super administrator', 'effective date', 'first platform access'],
      },
      purpose: { says: ['purpose'] },
      scope: {
        says: [
          /\bconfigure the client’s instance/i,
          /\bview organizational data for service purposes/i,
          /\bcreate, modify,? and delete features, pages,? and entities/i,
          /\bintegrate third-party services/i,
          /\btrain staff/i,
          /\bclient may revoke\b.*\baccess at any time/i,
        ],
      },
      confidential: { says: ['confidential'] },
      obligations: {},
      exceptions: {},
      privacy: { says: ['personal data'] },
      ownership: { says: ['no ownership'] },
      term: { says: ['first platform access'] },
    },
  },
];
