import type { Rule } from '../rule';

/* British spellings that the spelling dictionary accepts. Stems are listed, so “exercise” and “supervise” pass. */

export const americanSpelling: readonly Rule[] = [
  {
    pattern:
      /\b(?:de-?)?(?:organ|recogn|prior|standard|optim|real|summar|minim|maxim|author|categor|custom|emphas|final|harmon|initial|normal|special|synchron|visual|digit|digital|central|energ|pressur|depressur|mobil|neutral|capital|critic|general|local|modern|scrutin|stabil|subsid|apolog|character|formal|item|memor|monet|penal|random)is(?:e|es|ed|er|ers|ing|ation|ations|ational)\b/i,
    suggestion: 'z: “organize”, “authorization”, “de-energize”',
    bad: ['Organised by shift', 'Authorisation', 'Depressurised and de-energised'],
    good: [
      'Organized by shift',
      'Supervised exercise',
      'Drained, depressurized, and verified',
      'Item is open',
    ],
  },
  {
    pattern: /\b(?:analys|catalys|paralys)(?:e|ed|er|ers|ing)\b/i,
    suggestion: '“analyze”',
    bad: ['Analysed by unit', 'Project Document Analyser'],
    good: ['Analyzed by unit', 'Two analyses', 'Project Document Analyzer'],
  },
  {
    pattern:
      /\b(?:un|dis|mis)?(?:behavi|col|fav|hon|lab|neighb|vap|harb|endeav|rum|arm|od|rig)our(?:s|ed|ing|able|ably|ite|ites|hood|al|ally|less|ful)?\b/i,
    suggestion: 'or: “behavior”, “neighbor”, “vapor”',
    bad: ['Behavioural change', 'Vapour', 'Neighbouring units'],
    good: ['Behavioral change', 'Four hours', 'Labor agreements', 'Tour of the unit'],
  },
  {
    pattern: /\b(?:cent|fib|theat|lit|(?:kilo|centi|milli)?met)res?\b|\bcentred\b/i,
    suggestion: 'er: “center”, “fiber”, “meter”',
    bad: ['Training centre', '20 metres', 'Fibre optics'],
    good: ['Help Center', '20 meters', 'Acres of pipe'],
  },
  {
    pattern:
      /\b(?:travel|cancel|label|model|signal|fuel|level|total|channel|counsel|tunnel|marshal|dial|equal|initial)l(?:ed|ing|er|ers)\b/i,
    suggestion: 'one l: “canceled”, “labeled”',
    bad: ['Cancelled permits', 'Labelled and signalled'],
    good: ['Canceled permits', 'Controlled and installed', 'Cancellation'],
  },
  {
    pattern:
      /\b(?:defences?|offences?|licences?|pretences?|catalogues?|programmes?|fulfil|fulfils|fulfilment|enrol|enrols|enrolment|skilful|instalments?|judgements?|acknowledgements?|ageing|grey|tyres?|kerbs?|moulds?|sceptic\w*|manoeuvre\w*|aluminium|cheques?|practised|practising|learnt|spelt|dreamt|whilst|amongst|orientated|analogue|artefacts?|spanners?|fortnight|per cent)\b/i,
    suggestion: 'the American word: “program”, “fulfill”, “license”, “gray”, “spelled”',
    bad: ['Paths are spelt exactly.', 'Whilst the pump runs', 'A grey cabinet', 'Ten per cent'],
    good: ['Paths are spelled exactly.', 'While the pump runs', 'Programmed', 'Ten percent'],
  },
];
