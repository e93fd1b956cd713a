import type { Rule } from '../rule';
import { americanSpelling } from './american-spelling';
import { clauses } from './clauses';
import { formats } from './formats';
import { interfaceWords } from './interface';
import { padding } from './padding';
import { relationships } from './relationships';
import { tradeTerms } from './trade-terms';

export const rules: readonly Rule[] = [
  ...relationships,
  ...clauses,
  ...tradeTerms,
  ...interfaceWords,
  ...padding,
  ...formats,
  ...americanSpelling,
];
