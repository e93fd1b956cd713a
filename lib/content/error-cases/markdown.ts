import type { ErrorCase } from '../testing';

/** Adds a link below a heading. */
const withLink = (address: string) => ({
  file: 'legal/GDPRPolicy.md',
  from: '## Contact {#contact}\n',
  to: `## Contact {#contact}\n\n‸[A test link](${address})\n`,
});

/** Markdown below the front matter. */
export const markdownCases: readonly ErrorCase[] = [
  {
    title: 'a page that doesn’t exist, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[Privacy Policy](PrivacyPolicy)',
    to: '‸[Privacy Policy](PrivacyPolcy)',
    expected:
      'there is no page named “PrivacyPolcy”: link to a name from pages.yaml, a heading’s #id, mailto:, or https:; did you mean “PrivacyPolicy”?',
  },
  {
    title: 'a missing anchor on another page, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[rights](PrivacyPolicy#rights)',
    to: '‸[rights](PrivacyPolicy#right)',
    expected: 'the page PrivacyPolicy has no “#right”; did you mean “rights”?',
  },
  {
    title: 'a link to a missing heading',
    file: 'legal/GDPRPolicy.md',
    from: '[scope](#scope)',
    to: '‸[scope](#contcat)',
    expected: 'no heading here has the ID “#contcat”; did you mean “contact”?',
  },
  {
    title: 'an email address without a host, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[privacy mailbox](mailto:{privacyMail})',
    to: '‸[privacy mailbox](mailto:privacy@)',
    expected: '“mailto:privacy@” isn’t an email address: write one like mailto:{contactMail}',
  },
  {
    title: 'an address that isn’t encrypted',
    ...withLink('http://www.iso.org'),
    expected: '“http://www.iso.org” must start with https://, since http:// pages can be read and…',
  },
  {
    title: 'an address without a host',
    ...withLink('https:///standard'),
    expected: '“https:///standard” has no host: write one after https://, like https://www.iso.org',
  },
  {
    title: 'an address with a space',
    ...withLink('<https://www.iso.org/a standard>'),
    expected: '“https://www.iso.org/a standard” has a space: copy the address from the browser…',
  },
  {
    title: 'an address with a password',
    ...withLink('https://me:secret@www.iso.org'),
    expected: '“https://me:secret@www.iso.org” has a user name or a password, which every visitor…',
  },
  {
    title: 'an address that isn’t public',
    ...withLink('https://intranet/procedures'),
    expected: '“https://intranet/procedures” has “intranet” as its host, which isn’t a public …',
  },
  {
    title: 'a heading without its ID',
    file: 'legal/GDPRPolicy.md',
    from: '## Uses {#uses}',
    to: '‸## Uses',
    expected: 'has no ID: add one after the words, like ## Your rights {#rights}',
  },
  {
    title: 'a duplicate heading',
    file: 'legal/GDPRPolicy.md',
    from: '## Contact {#contact}',
    to: '‸## Uses {#contact}',
    isolated: true,
    expected: '“Uses” is already a heading above: give this section a heading of its own',
  },
  {
    title: 'a duplicate heading ID',
    file: 'legal/GDPRPolicy.md',
    from: '### Tests {#tests}',
    to: '### Tests ‸{#scope}',
    expected: 'the ID “scope” is already used: give this heading another one',
  },
  {
    title: 'raw HTML',
    file: 'legal/GDPRPolicy.md',
    from: '## Contact {#contact}\n\n',
    to: '## Contact {#contact}\n\n‸<p>Test.</p>\n\n',
    expected: 'is raw HTML, which isn’t shown: write it as Markdown',
  },
  {
    title: 'an unknown variable, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '{name} is used in tests.',
    to: '‸{product} is used in tests.',
    expected:
      '{product} isn’t a word that the site fills in: use {name}, {founded}, {contactMail}, {privacyMail}, {agentCount}',
  },
  {
    title: 'a misspelled field in the front matter',
    file: 'legal/PrivacyPolicy.md',
    from: '---\nlead:',
    to: '---\n‸efective: today\nlead:',
    expected: 'efective: isn’t a field here: did you mean effective?',
  },
];
