import { expect, it } from 'vitest';
import { findMatches, matchRule } from './lint';
import { rules } from './rules';

it.each(rules)('flags the bad examples of $pattern and none of the good ones', (rule) => {
  const { bad, good } = rule;
  expect(bad.filter((text) => matchRule(rule, text).length === 0)).toEqual([]);
  expect(good.filter((text) => flaggedIn(text).length > 0)).toEqual([]);
});

const phrases = [
  // Quoted from the specification, so they must stay as they are.
  ...['Overview', 'AI Team', 'Core Capabilities', 'ISO Alignment', 'Operations Excellence'],
  ...['Shift Log & Handover', 'Permit Management', 'SIMOPS Conflict Detection'],
  ...['Predictive Maintenance', 'Compliance & Risk', 'OSHA Compliance', 'LOTO Plan Management'],
  ...['Incident Management & RCA', 'Audit Management', 'Risk Register', 'Workforce Development'],
  ...['Learning Management System', 'Credentialing & Certification', 'Learning Plans'],
  ...['Instructor Portal', 'Skills & Qualification Tracking', 'Strategic Intelligence'],
  ...['Executive Dashboards', 'OrgMetrics & ROI Analysis', 'SWOT & Competitive Analysis'],
  ...['Blog', 'Case Studies', 'Whitepapers & E-books', 'Webinars & Events', 'FAQs', 'Contact Us'],
  ...['Help Center', 'Request Demo', 'Milam', 'Lubbock', 'Abbott', 'Travis', 'Bowie'],
  ...['Milam Assistant', 'Help Desk Support', 'Project Document Analyzer', 'RCA Assistant'],
  ...['Maintenance Advisor', 'Communications Writer', 'Knowledge Search', 'Program Health Monitor'],
  ...['Experience Data Analyst', 'Media Intelligence', 'Union Relations', 'Knowledge Navigator'],
  ...['Program Manager Assistant', 'Meet the Full Team', 'Request a Demo', 'Explore Features'],
  ...['Get Started', 'Learn More', 'Join Our Team', 'Back to Home', 'Go Home', 'Page Not Found'],
  ...['Access Restricted', 'Admin Note', 'Content coming soon', 'Key Capabilities', 'Who Benefits'],
  ...['Impact', 'Nine Specialized Agents', 'Workforce Compliance', 'Document Hub', 'Audit Ready'],
  ...['Incident & RCA', 'HSE Oversight', 'Real-time Updates', 'Senior Organizational Leader'],
  'You are not registered to use this application. Please contact the app administrator to request access.',
  'If you believe this is an error, you can:',
  'Verify you are logged in with the correct account',
  'Try logging out and back in again',
  'This could mean that the AI hasn’t implemented this page yet. Ask it to implement it in the chat.',
  'The page “x” could not be found in this application.',
  'Authentication required',
  'User not registered for this app',
  'Failed to load app',
  'Never, Rarely, Sometimes, Often, Always',
  'Not Effective, Somewhat, Effective, Highly Effective',
  'ROI % = (gross benefits − costs) ÷ costs × 100',
  'Answered within thirty (30) days',
  'Sent 30-90 days after training, on Likert scales of 5 or 7 points',
  'CPI = EV ÷ AC and SPI = EV ÷ PV, with EAC and VAC',
  'Aligned with ISO/TS 30437:2023, sections 5.1, 5.2, 5.3, 5.4, 6, and 7',
  'Kirkpatrick Levels 1–4 (L1–L4)',
  'ADKAR, PRINCE2, PMBOK, xAPI, SCORM',
  'Founded Oct 28, 2025. Effective August 1, 2025.',
  // Terms of the trade, and the example plant.
  'Request, issue, accept, hand back, and close out a permit to work',
  'Permit issuer, permit holder, area authority',
  'Locked, tagged, and tried; absence of voltage verified; locks removed in sequence',
  'OSHA 29 CFR 1910.147 covers lockout/tagout of every energy-isolating device.',
  'The outgoing and incoming shift go through open items; the incoming shift accepts.',
  'Near miss, timeline, root cause, corrective action, owner, due date, effectiveness check',
  'PTW-0412 hot work, pipe rack 3, bay 2, 08:00–12:00 (fire watch until 13:00)',
  'LOTO-088 isolates F-207: HTP-2/07, HV-231, IA-212, XV-212, and drain DV-207',
  'P-201A: vibration 7.1 mm/s at 05:52, noted at 02:40, still open; nobody hurt',
  'Unit 200, Thu, Mar 12, 2026, day shift 06:00–18:00, week 11 of 16, budget $3.96M, CPI 0.90',
  'LT-202 reads 4% above the sight glass. WO-3307 raised.',
];

it('leaves the specification’s phrases and the trade’s terms alone', () => {
  expect(phrases.filter((text) => flaggedIn(text).length > 0)).toEqual([]);
});

it('reports overlapping words once, by the longer match', () => {
  expect(flaggedIn('The source stands beside the figure.')).toEqual(['stands beside']);
});

function flaggedIn(text: string): string[] {
  return findMatches(text).map(({ start, end }) => text.slice(start, end));
}
