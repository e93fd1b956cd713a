import { expect, it } from 'vitest';
import { repeatedSentences } from './repeated-sentences';

it('lists the sentences that several pages have, but not labels, legal texts, or drawings', () => {
  const said = 'The next crew sees it, no re-keying.';
  const texts = new Map([
    ['home.yaml', `lead: Log it once. ${said}\nlabel: Request a Demo`],
    ['pages/About.yaml', `lead: >-\n  ${said}\n  Ask us.\nlabel: Request a Demo`],
    ['pages/Story.yaml', 'lead: A sentence that no other page has.'],
    ['legal/PrivacyPolicy.md', said],
    ['drawings/company.yaml', `seen: ${said}`],
  ]);
  expect(repeatedSentences(texts)).toEqual([`“${said}” is in home.yaml and pages/About.yaml`]);
});
