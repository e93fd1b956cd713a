import type { Rule } from '../rule';
import { americanSpelling } from './american-spelling';
import { filler } from './filler';
import { formats } from './formats';
import { relationships } from './relationships';
import { sentencePatterns } from './sentence-patterns';
import { tradeTerms } from './trade-terms';
import { uiText } from './ui-text';

export const rules: readonly Rule[] = [
  ...relationships,
  ...sentencePatterns,
  ...tradeTerms,
  ...uiText,
  ...filler,
  ...formats,
  ...americanSpelling,
];
