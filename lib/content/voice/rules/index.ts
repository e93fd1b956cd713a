import type { Rule } from '../rule';
import { americanSpelling } from './american-spelling';
import { sentencePatterns } from './clauses';
import { formats } from './formats';
import { uiText } from './interface';
import { filler } from './padding';
import { relationships } from './relationships';
import { tradeTerms } from './trade-terms';

export const rules: readonly Rule[] = [
  ...relationships,
  ...sentencePatterns,
  ...tradeTerms,
  ...uiText,
  ...filler,
  ...formats,
  ...americanSpelling,
];
