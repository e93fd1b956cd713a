import { content } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { readSettings } from '@/lib/settings';
import type { HostCheck } from './checks/check';
import { headerChecks } from './checks/headers';
import { pageChecks } from './checks/pages';
import { pathChecks } from './checks/paths';
import { transferChecks } from './checks/transfer';
import { caddy } from './servers/caddy';
import {
  type CheckTarget,
  defaultBehavior,
  type HostBehavior,
  type HostKind,
} from './servers/host';
import { local } from './servers/local';
import { nginx } from './servers/nginx';
import { cloudflarePages, cloudflareWorkers } from './servers/workerd';

export const hosts: readonly HostKind[] = [nginx, caddy, cloudflarePages, cloudflareWorkers, local];

const checks: readonly HostCheck[] = [
  ...pageChecks,
  ...pathChecks,
  ...transferChecks,
  ...headerChecks,
];

export interface CheckResult {
  check: HostCheck;
  /** How many responses were checked. */
  count: number;
  /** The first failure; null if all responses were as described. */
  failure: string | null;
  /** Where the host deviates from the default behavior, and why that's acceptable. */
  deviations: readonly string[];
}

export function checkTarget(kind: HostKind, url: string, out: string): CheckTarget {
  const names = content().pages.map(({ name }) => name);
  const description = describeHosting(readSettings(process.env), names);
  return { url, out, description, behavior: { ...defaultBehavior, ...kind.behavior } };
}

/** Runs every check on one host; a failed check doesn't stop the others. */
export async function checkHost(kind: HostKind, target: CheckTarget): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const deviations = check.behaviors.flatMap((key) => deviationsIn(kind, key));
    try {
      results.push({ check, count: await check.run(target), failure: null, deviations });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      results.push({ check, count: 0, failure, deviations });
    }
  }
  return results;
}

/** @throws if a deviation has no reason */
function deviationsIn({ name, behavior, reasons }: HostKind, key: keyof HostBehavior): string[] {
  const value = behavior[key];
  if (value === undefined) return [];
  const reason = reasons[key];
  if (reason === undefined) throw new Error(`${name} differs in ${key}, but gives no reason.`);
  return [`${value}: ${reason}`];
}
