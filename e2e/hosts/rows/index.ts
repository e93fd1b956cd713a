import { headerChecks } from './headers';
import { observatoryChecks } from './observatory';
import { pageChecks } from './pages';
import { pathChecks } from './paths';
import type { HostCheck } from './row';
import { transferChecks } from './transfer';

export const checks: readonly HostCheck[] = [
  ...pageChecks,
  ...pathChecks,
  ...transferChecks,
  ...headerChecks,
  ...observatoryChecks,
];
