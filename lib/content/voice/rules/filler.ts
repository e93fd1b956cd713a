import type { Rule } from '../rule';

/** Wordy phrases and marketing clichés. */
export const filler: readonly Rule[] = [
  {
    pattern: /\bin order to\b/i,
    suggestion: '“to”',
    bad: ['In order to close a permit, sign it.'],
    good: ['To close a permit, sign it.', 'Keep locks in order.'],
  },
  {
    pattern: /\bdue to the fact that\b|\bdespite the fact that\b/i,
    suggestion: '“because”, “although”',
    bad: ['Late due to the fact that the crane failed'],
    good: ['Late because the crane failed'],
  },
  {
    pattern: /\bat (?:this|that) point in time\b|\bprior to\b|\bsubsequent to\b/i,
    suggestion: '“now”, “before”, “after”',
    bad: ['Test for gas prior to entry.'],
    good: ['Test for gas before entry.', 'Prior incidents'],
  },
  {
    pattern: /\b(?:with|in) regards? to\b/i,
    suggestion: '“about”, “for”',
    bad: ['Rights with regard to your data'],
    good: ['Rights over your data', 'We process it regardless.'],
  },
  {
    pattern: /\butili[sz](?:e|es|ed|ing)\b/i,
    suggestion: '“use”',
    bad: ['Crews utilize one board.'],
    good: ['Crews use one board.', 'Equipment utilization'],
  },
  {
    pattern: /\bleverag(?:es|ed|ing)\b|\b(?:to|you|we|can|and|that|which) leverage\b/i,
    suggestion: '“use”',
    bad: ['Leveraging your logs', 'Teams can leverage every record.'],
    good: ['Using your logs', 'More leverage with a longer bar'],
  },
  {
    pattern: /\bseamless(?:ly)?\b(?! (?:pipes?|tubes?|tubing|steel|piping)\b)/i,
    suggestion: 'say what connects to what',
    bad: ['A seamless handover', 'It works seamlessly.'],
    good: ['Seamless pipe, 4 in', 'A handover with open items'],
  },
  {
    pattern: /\bempower(?:s|ed|ing|ment)?\b/i,
    suggestion: '“lets”, “helps”',
    bad: ['Empower your crews'],
    good: ['Lets crews object before a permit is issued'],
  },
  {
    pattern:
      /\bunlock(?:s|ed|ing)?\b(?= (?:\w+ ){0,3}(?:potential|value|insights?|power|efficienc\w+|growth|productivity|opportunit\w+|innovation)\b)/i,
    suggestion: 'say what becomes possible',
    bad: ['Unlock the full potential of your data'],
    good: ['Unlock the valve after the work is closed out.', 'Unlock lock box LB-3.'],
  },
  {
    pattern: /\brobust(?:ly|ness)?\b/i,
    suggestion: 'say what it withstands',
    bad: ['A robust platform'],
    good: ['It runs through a network outage.'],
  },
  {
    pattern:
      /\bcutting-edge\b|\bbleeding-edge\b|\bstate-of-the-art\b|\bbest-in-class\b|\bworld-class\b|\bnext-gen(?:eration)?\b|\bindustry-leading\b/i,
    suggestion: 'say what it does',
    bad: ['Cutting-edge agents', 'A best-in-class log'],
    good: ['The cutting edge of a tool', 'Agents that cite their sources'],
  },
  {
    pattern: /\bgame[- ]chang(?:er|ers|ing)\b|\brevolutioni[sz]\w*|\bparadigm shift\b/i,
    suggestion: 'say what changes',
    bad: ['A game-changer for shift handover', 'It revolutionizes permits.'],
    good: ['Handover takes ten minutes.', 'Day shift'],
  },
  {
    pattern: /\bdelv(?:e|es|ed|ing)\b/i,
    suggestion: '“look at”, “read”',
    bad: ['Delve into your logs'],
    good: ['Read your logs'],
  },
  {
    pattern:
      /\bharness(?:es|ing)? the (?:power|potential)\b|\bsupercharg\w+|\bone-stop[- ]shop\b|\bsynerg(?:y|ies|istic)\b|\bholistic(?:ally)?\b|\beffortless(?:ly)?\b|\bunparalleled\b|\btransformative\b/i,
    suggestion: 'say what it does',
    bad: ['Harness the power of AI', 'A holistic view', 'Effortlessly aligned'],
    good: ['Wear a safety harness.', 'One view of all units'],
  },
  {
    pattern:
      /\bin today[’']s (?:\w+[- ]){0,3}(?:world|landscape|environment|age|market)\b|\bever-(?:evolving|changing|growing)\b|\bto the next level\b|\bactionable insights?\b/i,
    suggestion: 'nothing, or the fact itself',
    bad: ['In today’s fast-paced world', 'Takes safety to the next level'],
    good: ['In today’s shift log', 'The next level of the scaffold'],
  },
  {
    pattern: /\bwith (?:a )?good conscience\b/i,
    suggestion: 'the mechanism, or nothing',
    bad: ['A course can be ended with a good conscience.'],
    good: ['The data shows which course to end.'],
  },
];
