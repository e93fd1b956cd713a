import type { Rule } from '../rule';

/** Verbs and prepositions of place used for “is based on”, “cites”, and “with”. */
export const relationships: readonly Rule[] = [
  {
    pattern: /(?<!\bthe )\brests? on\b/i,
    suggestion: '“is based on” or “cites”',
    bad: ['The answer names the record it rests on.', 'A decision can rest on what others know.'],
    good: ['Two permits close on Monday, the rest on Friday.', 'A link that the pointer rested on'],
  },
  {
    pattern:
      /\bst(?:ands?|anding|ood) (?:beside|on (?:one|the same) page|in (?:one|the same) place)/i,
    suggestion: '“is next to”, “are on one page”, “comes with”',
    bad: ['The source stands beside each figure.', 'Cost and impact stand on one page.'],
    good: ['Where does the turnaround stand?', 'Never stand below a suspended load.'],
  },
  {
    pattern: /\bstands? toward\b/i,
    suggestion: '“complies with”, “applies to”',
    bad: ['How the platform stands toward the regulation.'],
    good: ['What the company stands for.'],
  },
  {
    pattern: /\bbeside\b(?! the point)/i,
    suggestion: '“next to”, “with” or “along with”',
    bad: ['Hot work beside the pump', 'Read beside the assessment results.'],
    good: ['Hot work next to the pump', 'Besides, the argument is beside the point.'],
  },
  {
    pattern:
      /\bnames (?:the|its|each|every|an?) (?:[a-z]+ ){0,2}(?:entry|entries|records?|sources?|documents?|clauses?|notes?|rules?|readings?)\b/i,
    suggestion: '“cites”',
    bad: ['An answer names the log entry it uses.', 'Every alert names its source.'],
    good: ['The procedure names an owner.', 'Use file names the crew recognizes.'],
  },
  {
    pattern:
      /\bout of (?:the same|one|your own|its own|their own|that) (?:records?|logs?|catalog)\b/i,
    suggestion: '“from”',
    bad: ['Answers out of your own logs', 'Kept out of the same record.'],
    good: ['Answers from your own logs', 'P-201A is out of service.', 'Taken out of scope.'],
  },
  {
    pattern:
      /\bworked out\b|(?<!\b(?:how|it|things|all|everything) )\bworks out\b(?! (?:of|in|well)\b)/i,
    suggestion: '“calculated”, “calculates”',
    bad: ['Totals are worked out from the amounts.', 'Works out SPI and CPI for each program'],
    good: ['Totals are calculated from the amounts.', 'See how it works out in the field.'],
  },
  {
    pattern: /\b(?:is|are) told\b(?! to\b)|\btold apart\b/i,
    suggestion: '“is shown”, “is reported”, “you’re notified”',
    bad: [
      'You are told what is missing.',
      'What it led to is told.',
      'Two permits are told apart.',
    ],
    good: ['The crew was told to evacuate.', 'See what each group has been told.'],
  },
  {
    pattern:
      /\bas it is\b(?=[.,;:!?]|$| (?:written|today|now|built|drawn|stated|given|published)\b)(?<!\b(?:as \w+|insofar) as it is)/i,
    suggestion: '“as is”, “as written”, or nothing',
    bad: ['A rule is applied as it is written.', 'Publish the page as it is.'],
    good: ['As long as it is locked, the valve stays closed.', 'Close it, as it is a bypass.'],
  },
  {
    pattern: /\bholds until\b|\bwhether (?:it|they) still holds?\b/i,
    suggestion: '“valid through”, “whether it’s still valid”',
    bad: ['Holds until', 'See who earned it and whether it still holds.'],
    good: ['Valid through Mar 12, 2028', 'The seal still holds pressure.'],
  },
  {
    pattern: /\bwhere (?:it|he|she|they) (?:has|have|had) (?:that|this|it|them) from\b/i,
    suggestion: '“where it got that”, “its source”',
    bad: ['It says where it has that from'],
    good: ['It cites its source'],
  },
];
