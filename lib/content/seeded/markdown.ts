import type { Seeded } from './seeded';

/** Markdown behind its front matter. */
export const markdown: readonly Seeded[] = [
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
    from: '[Super Admin NDA](SuperAdminNDA)',
    to: '‸[Super Admin NDA](SuperAdminNDA#scoop)',
    told: 'there is no place “#scoop” on the page SuperAdminNDA; did you mean “scope”?',
  },
  {
    what: 'a heading that is not there',
    file: 'legal/GDPRPolicy.md',
    from: '[privacy mailbox](mailto:{privacyMail})',
    to: '‸[privacy mailbox](#contcat)',
    told: 'there is no heading with the id “#contcat” here; did you mean “contact”?',
  },
  {
    what: 'a mail address without a host, in Markdown',
    file: 'legal/GDPRPolicy.md',
    from: 'reach us at [{privacyMail}](mailto:{privacyMail})',
    to: 'reach us at ‸[{privacyMail}](mailto:privacy@)',
    told: '“mailto:privacy@” has no mail address: write one like mailto:{contactMail}',
  },
  {
    what: 'a heading without its id',
    file: 'legal/GDPRPolicy.md',
    from: '## Sharing {#sharing}',
    to: '‸## Sharing',
    told: 'has no id: write it behind the words, like ## Your rights {#rights}',
  },
  {
    what: 'a heading’s id that stands twice',
    file: 'legal/GDPRPolicy.md',
    from: '## Retention {#retention}',
    to: '## Retention ‸{#uses}',
    told: 'the id “uses” is taken: give this heading another',
  },
  {
    what: 'raw HTML',
    file: 'legal/GDPRPolicy.md',
    from: '## Cookies {#cookies}\n\n',
    to: '## Cookies {#cookies}\n\n‸<p>No cookies.</p>\n\n',
    told: 'is raw HTML, which is not shown: write it as Markdown',
  },
  {
    what: 'a word in braces that the site does not have, in Markdown',
    file: 'legal/TermsOfService.md',
    from: '## What {name} is {#service}\n\n{name}',
    to: '## What {name} is {#service}\n\n‸{product}',
    told: '{product} is no word of the site: there are {name}, {founded}, {contactMail}, {privacyMail}',
  },
  {
    what: 'a field of the front matter misspelt',
    file: 'legal/SuperAdminNDA.md',
    from: '---\nlead:',
    to: '---\n‸efective: today\nlead:',
    told: 'efective: is no field of this place: did you mean effective?',
  },
];
