import type { Rule } from '../rule';

/** Wordings for which the trade has a term. */
export const tradeTerms: readonly Rule[] = [
  {
    pattern: /\bclash(?:es|ed|ing)?\b/i,
    suggestion: '“conflict”',
    why: 'SIMOPS has conflicts',
    bad: ['A clash between permits', 'Two permits that clash'],
    good: ['A conflict between permits'],
  },
  {
    pattern: /\bmust not meet\b(?! (?:the|a|an|this|that|any|these|those)\b)/i,
    suggestion: '“conflicting”',
    bad: ['Two permits that must not meet'],
    good: ['Two conflicting permits', 'Samples that must not meet the criteria'],
  },
  {
    pattern: /\b(?:zero|no) voltage\b/i,
    suggestion: '“absence of voltage verified”',
    bad: ['No voltage, measured', 'Zero voltage at the breaker'],
    good: ['Absence of voltage verified', 'Low voltage'],
  },
  {
    pattern: /\btaken over\b/i,
    suggestion: '“accepted by”, “accepted”',
    why: 'the incoming shift accepts a handover',
    bad: ['Taken over', 'Taken over by the night shift'],
    good: ['Accepted by D. Silva', 'Taken at 06:10'],
  },
  {
    pattern: /\border of removal\b/i,
    suggestion: '“lock removal sequence”',
    bad: ['Order of removal'],
    good: ['Lock removal sequence', 'In order of tag number'],
  },
  {
    pattern: /\b(?:hand)?wheel held\b/i,
    suggestion: '“handwheel tried, no movement”',
    bad: ['Wheel held'],
    good: ['Handwheel tried, no movement'],
  },
  {
    pattern:
      /\b(?:isolations?|locks?) (?:is|are|was|were) lifted\b|\blift(?:s|ed|ing)? (?:a |an |the |its )?(?:shared )?(?:isolations?|locks?)\b/i,
    suggestion: '“removed”, “removes”',
    bad: ['Isolation was lifted before work was closed', 'Who lifts a shared lock'],
    good: ['Who removes a shared lock', 'The crane lifts the casing.'],
  },
  {
    pattern:
      /\block(?:ed)?[- ]?out(?:,? and |[- ])tag(?:ged)?[- ]?out(?= (?:plans?|courses?|procedures?|training|programs?|steps?))/i,
    suggestion: '“lockout/tagout”',
    bad: ['Lockout and tagout plans', 'A lock-out tag-out procedure'],
    good: ['Lockout/tagout plans', 'Lock out and tag out the pump.'],
  },
  {
    pattern:
      /\bnear-miss(?:es)?\b(?! (?:report|investigation|log|event|rate|data|incident|timeline)\w*)/i,
    suggestion: '“near miss”',
    bad: ['A near-miss on one unit'],
    good: ['A near miss on one unit', 'A near-miss report'],
  },
  {
    pattern:
      /\b(?:qualifications?|certificates?|credentials?|permits?) (?:that |which )?(?:runs?|ran|running) out\b/i,
    suggestion: '“expires”',
    bad: ['Whose qualification runs out next week'],
    good: ['Whose qualification expires next week', 'Parts run out.'],
  },
  {
    pattern: /\bvalid (?:revisions?|procedures?|drawings?)\b/i,
    suggestion: '“current revision”',
    bad: ['Procedures in their valid revision', 'From valid procedures'],
    good: ['Procedures in their current revision', 'A valid permit'],
  },
  {
    pattern: /\b(?:cost|schedule) ind(?:ex|ices)\b/i,
    suggestion: '“CPI”, “SPI”',
    bad: ['A cost index that turned', 'Watches cost and schedule indices'],
    good: ['A CPI below threshold', 'Cost performance index'],
  },
  {
    pattern: /\bwhat worries\b/i,
    suggestion: '“what needs attention”',
    bad: ['What runs, what waits and what worries the shift'],
    good: ['What needs attention on this shift'],
  },
  {
    pattern: /\bin the night\b(?! (?:log|shift|handover|crew|orders?|report)\b)/i,
    suggestion: '“at night”, “overnight”, or the time',
    bad: ['What a crew noticed at three in the night'],
    good: ['What a crew noticed at 03:00', 'An entry in the night shift log'],
  },
  {
    pattern: /\bearth(?:ed|ing)\b/i,
    suggestion: '“grounded”, “grounding”',
    bad: ['Earthed at the switchgear'],
    good: ['Grounded at the switchgear', 'Earthwork'],
  },
  {
    pattern:
      /\ba training(?=[.,;:?]|$| (?:costs?|asks?|changes?|changed|is|was|has|and|or|that|which|with|ends?)\b)/i,
    suggestion: '“a course”, “training”',
    why: 'training has no plural and no “a”',
    bad: ['What a training cost', 'Surveys 30-90 days after a training.'],
    good: ['What training costs', 'A training course', 'A training manager'],
  },
  {
    pattern:
      /\b(?:trainings|equipments|informations|feedbacks|softwares|advices|knowledges|machineries|staffs)\b/i,
    suggestion: 'the singular: “training sessions”, “equipment”, “information”',
    bad: ['All trainings are recorded.', 'Equipments and tags'],
    good: ['All training is recorded.', 'Equipment and tags'],
  },
];
