import { expect, it } from 'vitest';
import { repeatedWording } from './repeated-wording';

it('lists what several pages tell in the same words, but not labels, legal texts, or drawings', () => {
  const said = 'The next crew sees it, no re-keying.';
  const texts = new Map([
    ['home.yaml', `lead: Log it once. ${said}\nlabel: Request a Demo`],
    [
      'pages/About.yaml',
      `lead: >-\n  So the next crew\n  sees it: no re-keying!\nlabel: Request a Demo`,
    ],
    ['pages/Story.yaml', 'lead: The next crew sees what no other page has.'],
    ['legal/PrivacyPolicy.md', said],
    ['drawings/company.yaml', `seen: ${said}`],
  ]);
  expect(repeatedWording(texts)).toEqual([
    '“the next crew sees it no re keying” is in home.yaml and pages/About.yaml',
  ]);
});
