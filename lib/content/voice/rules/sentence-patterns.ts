import type { Rule } from '../rule';

/** Sentence patterns that read as translated or aphoristic. */
export const sentencePatterns: readonly Rule[] = [
  {
    pattern: /\bso that\b(?!['’]s)/i,
    suggestion: 'start a new sentence, or use “so”',
    bad: ['Rights by role, so that results stay private.'],
    good: ['Rights by role, so results stay private.', 'So that’s how a handover works.'],
  },
  {
    pattern: /(?<!\bwithout\b[^.;:]{1,60})\bwithout\b[^.,;:]{1,60},? and without\b/i,
    suggestion: 'say what it does',
    bad: ['The next crew reads it, without a second system and without a copy.'],
    good: [
      'Log it once. The next crew sees it.',
      'It works without scripts, without the platform, and without storage.',
    ],
  },
  {
    pattern: /\bnot\b(?! only\b)[^.;:?]{1,60}\band not\b/i,
    suggestion: 'say what it is',
    bad: ['It is not an offer, not a promise, and not a part of a contract.'],
    good: ['Closed and not in use.', 'It is not only fast, it is also simple.'],
  },
  {
    pattern: /,? and not (?:during|once|while|because|at the|from (?:a|memory|opinion))\b/i,
    suggestion: '“instead of”, “rather than”, or only the part that’s true',
    bad: [
      'It surfaces at the desk and not during construction.',
      'On the plan, and not at the work site.',
    ],
    good: [
      'It surfaces at the desk, before construction starts.',
      'Depressurized and not isolated.',
    ],
  },
  {
    pattern: /\b(?:is|are) an? \w+ and not an? \w+/i,
    suggestion: 'say what it is',
    bad: ['An audit is a reading and not a search.'],
    good: ['An audit takes hours instead of weeks.'],
  },
  {
    pattern:
      /(?:^|[.:;] )What (?:one|that|an?) \w+[^,.?!]{0,40}, (?:the|no|nobody|others) (?:\w+ ){0,3}(?:reads?|sees?|does|do|hears?|knows?|finds?)\b/,
    suggestion: 'start with the subject: “When one crew logs it, the next crew sees it”',
    bad: [
      'What one crew enters, the next crew reads.',
      'What a person may not open, the agent does not read.',
    ],
    good: ['What a permit covers', 'What one function decides affects the others.'],
  },
  {
    pattern:
      /(?<!\b(?:rules?|criteria|responsible|accountable|list|except|procedure|policy|limits|basis) )\bfor who (?:reads?|is|has|wants?|signs?|types?|asks?|comes?|works?|writes?|needs?|looks?|knows?)\b/i,
    suggestion: '“for people who”, “for anyone who”',
    bad: ['Pages to go on to, for who has typed nothing yet.'],
    good: [
      'For people who sign permits',
      'The supervisor is responsible for who signs.',
      'Criteria for who is qualified',
    ],
  },
  {
    pattern: /\bwhoever\b/i,
    suggestion: '“anyone who”, “the person who”',
    bad: ['Whoever signs is a person.', 'Whoever answers for a site sees it.'],
    good: ['The person who signs', 'Anyone who runs a site sees it.'],
  },
  {
    pattern: /\bthe ones? who\b|\bthose whom\b/i,
    suggestion: '“the person who”, “the people”, or the role',
    bad: [
      'It puts the facts in front of the one who decides.',
      'A list of those whom a change touches',
    ],
    good: ['It shows the facts to the supervisor.', 'The valve is the one that leaks.'],
  },
  {
    pattern:
      /\b(?:why|how|what|where|as|when|if) one (?:can|cannot|must|should|may|measures|chooses|needs|sees|reads|knows|asks|wants|does|says|finds|uses|expects)\b|(?<!\b(?:no|every|each|the|this|that|any|some|which|only) )\bone (?:chooses|wishes|wants|expects|believes|thinks)\b/i,
    suggestion: '“you”, or a noun: “purpose of measurement”',
    bad: ['Why one measures', 'From a list one chooses by user and type.'],
    good: [
      'Why no one measures it',
      'Two pumps: this one measures low.',
      'See what one crew logs.',
    ],
  },
  {
    pattern: /\b(?:somebody|anybody|everybody)\b/i,
    suggestion: '“someone”, “anyone”, “everyone”, or the role',
    only: 'published',
    bad: ['Facts that somebody has approved', 'One truth for everybody'],
    good: ['Facts that a supervisor has approved', 'Nobody was hurt.'],
  },
  {
    pattern: /\bnobody\b[^.?!]{1,60}(?:,|\band) nobody\b/i,
    suggestion: 'one statement of who does what: “Crews log it once”',
    bad: ['Nobody copies, and nobody reconciles.'],
    good: ['Nobody sees the whole picture.', 'All accounted for, nobody hurt'],
  },
  {
    pattern: /\bsince when\b/i,
    suggestion: '“how long”, “when it was opened”',
    bad: ['Lists what is still open, since when, and who logged it'],
    good: ['Lists open items with age and owner'],
  },
  {
    pattern: /, also (?:if|when)\b/i,
    suggestion: '“even if”',
    bad: ['17:00, also if nothing is new'],
    good: ['17:00, even if nothing is new'],
  },
  {
    pattern: /\bhow\b(?! much\b)[^.?!]{0,30}\blooks? like\b/i,
    suggestion: '“what … looks like”',
    bad: ['How headings look like', 'See how a permit looks like.'],
    good: ['What headings look like', 'How the permit board looks'],
  },
  {
    pattern: /\b(?:is|are|was|were)(?: not)? to be had\b|\bcan(?:not)? be had\b/i,
    suggestion: '“is available”, “isn’t available”',
    bad: ['Search is not to be had now.'],
    good: ['Search isn’t available right now.'],
  },
  {
    pattern:
      /\b(?:that|which|it) is no (?!(?:longer|more|less|different|better|good|use|such|one|surprise|coincidence|accident|secret|wonder|exception|substitute)\b)\w+/i,
    suggestion: '“isn’t a …”',
    bad: ['An answer that is no JSON', 'An empty list: it is no answer.'],
    good: [
      'A permit that is no longer valid',
      'There is no record.',
      'It is no substitute for a permit.',
    ],
  },
  {
    pattern: /\b(?:allows|enables) to (?=[a-z])/i,
    suggestion: '“lets you …”, “allows … to”',
    bad: ['The board allows to compare sites.'],
    good: ['The board lets you compare sites.', 'Only the issuer is allowed to close a permit.'],
  },
  {
    pattern: /\b(?:the|a) possibility to\b/i,
    suggestion: '“you can …”, “a way to”',
    bad: ['This gives the crew the possibility to object.'],
    good: ['The crew can object.', 'The possibility of a leak'],
  },
];
