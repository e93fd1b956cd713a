import type { HostCheck } from '../checks/check';
import { headerChecks } from '../checks/headers';
import { pageChecks } from '../checks/pages';
import { pathChecks } from '../checks/paths';
import { transferChecks } from '../checks/transfer';

export const checks: readonly HostCheck[] = [
  ...pageChecks,
  ...pathChecks,
  ...transferChecks,
  ...headerChecks,
];
