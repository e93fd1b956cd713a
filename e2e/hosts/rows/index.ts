import { headerRows } from './headers';
import { observatoryRows } from './observatory';
import { pageRows } from './pages';
import { pathRows } from './paths';
import type { Row } from './row';
import { transferRows } from './transfer';

export const rows: readonly Row[] = [
  ...pageRows,
  ...pathRows,
  ...transferRows,
  ...headerRows,
  ...observatoryRows,
];
