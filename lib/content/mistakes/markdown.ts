import type { Mistake } from './mistake';

/** Markdown behind its front matter. */
export const markdown: readonly Mistake[] = [
  {
    what: 'a page that is not there, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[Privacy Policy](PrivacyPolicy)',
    to: '‸[Privacy Policy](PrivacyPolcy)',
    told: 'there is no page named “PrivacyPolcy”: a link leads to a name from pages.yaml, a heading’s #id, mailto: or https:; did you mean “PrivacyPolicy”?',
  },
  {
    what: 'a place on another page, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[rights](PrivacyPolicy#rights)',
    to: '‸[rights](PrivacyPolicy#right)',
    told: 'there is no place “#right” on the page PrivacyPolicy; did you mean “rights”?',
  },
  {
    what: 'a heading that is not there',
    file: 'legal/GDPRPolicy.md',
    from: '[scope](#scope)',
    to: '‸[scope](#contcat)',
    told: 'there is no heading with the id “#contcat” here; did you mean “contact”?',
  },
  {
    what: 'a mail address without a host, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '[privacy mailbox](mailto:{privacyMail})',
    to: '‸[privacy mailbox](mailto:privacy@)',
    told: '“mailto:privacy@” has no mail address: write one like mailto:{contactMail}',
  },
  {
    what: 'a heading without its id',
    file: 'legal/GDPRPolicy.md',
    from: '## Uses {#uses}',
    to: '‸## Uses',
    told: 'has no id: write it behind the words, like ## Your rights {#rights}',
  },
  {
    what: 'a heading’s id that stands twice',
    file: 'legal/GDPRPolicy.md',
    from: '### Tests {#tests}',
    to: '### Tests ‸{#scope}',
    told: 'the id “scope” is taken: give this heading another',
  },
  {
    what: 'raw HTML',
    file: 'legal/GDPRPolicy.md',
    from: '## Contact {#contact}\n\n',
    to: '## Contact {#contact}\n\n‸<p>Test.</p>\n\n',
    told: 'is raw HTML, which is not shown: write it as Markdown',
  },
  {
    what: 'a word in braces that the site does not have, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: '{name} is used in tests.',
    to: '‸{product} is used in tests.',
    told: '{product} is no word of the site: there are {name}, {founded}, {contactMail}, {privacyMail}, {agentCount}',
  },
  {
    what: 'a field of the front matter misspelt',
    file: 'legal/PrivacyPolicy.md',
    from: '---\nlead:',
    to: '---\n‸efective: today\nlead:',
    told: 'efective: is no field of this place: did you mean effective?',
  },
];
