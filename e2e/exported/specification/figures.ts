import type { Pattern } from './product-pages';

/** Matches a scale whose steps are separated only by spaces, commas, slashes, dots, arrows, or dashes. */
function scale(...steps: string[]): RegExp {
  return new RegExp(steps.join('[\\s,/–→·-]{1,3}'), 'i');
}

/** The figures that spec.md asks the site to state, on any page. */
export const figures: Readonly<Record<string, readonly Pattern[]>> = {
  'assessment question types': [/eight (assessment )?question types/i],
  'data requests': ['thirty (30) days'],
  'behavior surveys': [/30(-|–| to )90 days after/i],
  'Likert scales': ['Likert', /5 or 7 points/i],
  'manager frequency scale': [scale('Never', 'Rarely', 'Sometimes', 'Often', 'Always')],
  'effectiveness scale': [scale('Not Effective', 'Somewhat', 'Effective', 'Highly Effective')],
  'return on investment': ['ROI % = (gross benefits − costs) ÷ costs × 100'],
  'earned value': [...['PV', 'EV', 'AC', 'CPI', 'SPI', 'EAC', 'VAC'].map(word)],
  'program health': [/green, yellow,? or red/i],
  'Kirkpatrick levels': ['Kirkpatrick', ...['L1', 'L2', 'L3', 'L4'].map(word)],
  'credential tiers': [/certificates?, diplomas?,? and degrees?/i],
  'ADKAR, five phases': [
    /five phases/i,
    ...['Awareness', 'Desire', 'Knowledge', 'Ability', 'Reinforcement'],
  ],
};

function word(abbreviation: string): RegExp {
  return new RegExp(`\\b${abbreviation}\\b`);
}

/** The sections of ISO/TS 30437 that spec.md asks the page to map. */
export const isoSections = ['5.1', '5.2', '5.3', '5.4', '6', '7'];
