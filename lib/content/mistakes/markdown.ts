import type { Mistake } from './mistake';

/** Markdown behind its front matter. */
export const markdown: readonly Mistake[] = [
  {
    what: 'a page that is not there, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[Privacy Policy](PrivacyPolicy)',
    to: '‸[Privacy Policy](PrivacyPolcy)',
    told: 'there is no page named “PrivacyPolcy”: link to a name from pages.yaml, a heading’s #id, mailto:, or https:; did you mean “PrivacyPolicy”?',
  },
  {
    what: 'a place on another page, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[rights](PrivacyPolicy#rights)',
    to: '‸[rights](PrivacyPolicy#right)',
    told: 'the page PrivacyPolicy has no “#right”; did you mean “rights”?',
  },
  {
    what: 'a heading that is not there',
    file: 'legal/GDPRPolicy.md',
    from: '[scope](#scope)',
    to: '‸[scope](#contcat)',
    told: 'no heading here has the ID “#contcat”; did you mean “contact”?',
  },
  {
    what: 'a mail address without a host, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[privacy mailbox](mailto:{privacyMail})',
    to: '‸[privacy mailbox](mailto:privacy@)',
    told: '“mailto:privacy@” isn’t an email address: write one like mailto:{contactMail}',
  },
  {
    what: 'a heading without its id',
    file: 'legal/GDPRPolicy.md',
    from: '## Uses {#uses}',
    to: '‸## Uses',
    told: 'has no ID: add one after the words, like ## Your rights {#rights}',
  },
  {
    what: 'a heading’s id that stands twice',
    file: 'legal/GDPRPolicy.md',
    from: '### Tests {#tests}',
    to: '### Tests ‸{#scope}',
    told: 'the ID “scope” is already used: give this heading another one',
  },
  {
    what: 'raw HTML',
    file: 'legal/GDPRPolicy.md',
    from: '## Contact {#contact}\n\n',
    to: '## Contact {#contact}\n\n‸<p>Test.</p>\n\n',
    told: 'is raw HTML, which isn’t shown: write it as Markdown',
  },
  {
    what: 'a word in braces that the site does not have, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '{name} is used in tests.',
    to: '‸{product} is used in tests.',
    told: '{product} isn’t a word that the site fills in: use {name}, {founded}, {contactMail}, {privacyMail}, {agentCount}',
  },
  {
    what: 'a field of the front matter misspelt',
    file: 'legal/PrivacyPolicy.md',
    from: '---\nlead:',
    to: '---\n‸efective: today\nlead:',
    told: 'efective: isn’t a field here: did you mean effective?',
  },
];
