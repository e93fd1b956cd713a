import type { Rule } from '../rule';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?';

/** Numbers, times, dates, and punctuation as US readers write them. */
export const formats: readonly Rule[] = [
  {
    pattern: /(?<![\d.,])\d+,\d{1,2}(?![\d,])/,
    suggestion: 'a decimal point: “0.91”',
    bad: ['CPI 0,91', '5,5 bar'],
    good: ['CPI 0.91', '$42,000', '1,950 pages', 'Levels 1, 2, and 3'],
  },
  {
    pattern: /(?<![\d:.])\d:[0-5]\d(?![\d:])/,
    suggestion: 'four digits: “06:00”',
    bad: ['Handover at 6:00'],
    good: ['Handover at 06:00', '06:00–18:00', 'ISO/TS 30437:2023', '4.5:1', '16:9'],
  },
  {
    pattern: /\b\d{1,2}(?::\d\d)? ?(?:a\.m\.|p\.m\.|am|pm)(?!\w)|\bo['’]clock\b/i,
    suggestion: 'the 24-hour clock: “06:00”',
    bad: ['At 6 am', 'At 3:30 p.m. the pump tripped.', 'Six o’clock'],
    good: ['At 06:00', 'I am on shift.'],
  },
  {
    pattern: /\d\d:\d\d ?- ?\d\d:\d\d/,
    suggestion: 'an en dash: “06:00–18:00”',
    bad: ['06:00-18:00', '10:00 - 14:00'],
    good: ['06:00–18:00', '30-90 days'],
  },
  {
    pattern: new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b(?: \\d{4})?|\\b\\d{1,2}\\.\\d{1,2}\\.\\d{4}\\b`,
    ),
    suggestion: '“Mar 12, 2026”',
    bad: ['12 Mar 2026', 'By 19 March', '12.03.2026'],
    good: ['Mar 12, 2026', 'Thu, Mar 12, 2026', 'Week 11 of 16', 'You have 30 days.'],
  },
  {
    pattern: new RegExp(`\\b${month}\\.? \\d{1,2} \\d{4}\\b|\\b${weekday} ${month} \\d`),
    suggestion: 'commas: “Thu, Mar 12, 2026”',
    bad: ['Mar 12 2026', 'Thu Mar 12, 2026'],
    good: ['Thu, Mar 12, 2026', 'August 1, 2025', 'Oct 28, 2025', 'March 2026'],
  },
  {
    pattern:
      /\$ ?[\d.,]*\d ?k\b|\b\d{1,3}[ \u00A0\u202F]000\b|\$ \d|\d ?\$(?!\d)|\b\d+(?:[.,]\d+)? dollars\b/i,
    suggestion: '“$42,000”, “$3.96M”',
    bad: ['$42k', '$3,960k', '42 000 hours', '42,000 $', '$ 500'],
    good: ['$42,000', '$3.96M', '40,000 hours', 'Unit 200'],
  },
  {
    pattern: /\d+[ \u00A0\u202F]%/,
    suggestion: 'no space: “50%”',
    bad: ['A return of 50 %'],
    good: ['A return of 50%', 'ROI % = (gross benefits − costs) ÷ costs × 100'],
  },
  {
    pattern: /(?<=[\p{L}\d’”)}])!(?=[\s”’)]|$)/u,
    suggestion: 'a period',
    bad: ['See it at work!', 'Welcome! Sign in.'],
    good: ['See it at work', 'Add !important to a declaration'],
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/,
    suggestion: 'one space',
    bad: ['One sentence.  Another.'],
    good: ['One sentence. Another.'],
  },
  {
    pattern: /["']/,
    suggestion: 'curly quotes: ’ “ ”',
    only: 'published',
    bad: ["The shift's log", 'Select "Sign out".'],
    good: ['The shift’s log', 'Select “Sign out.”'],
  },
  {
    pattern: /\p{L} ?— ?\p{L}|\p{L} – \p{L}/u,
    suggestion: 'two sentences, or a comma',
    only: 'published',
    bad: ['One record — every shift', 'One record – every shift'],
    good: ['One record for every shift', '06:00–18:00', 'costs − benefits'],
  },
];
