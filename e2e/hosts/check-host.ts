import { content } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { readSettings } from '@/lib/settings';
import type { HostCheck } from './checks/check';
import { checks } from './rows';
import {
  type CheckTarget,
  defaultBehavior,
  type HostBehavior,
  type HostKind,
} from './servers/host';

export interface CheckResult {
  check: HostCheck;
  /** How many answers were looked at. */
  count: number;
  /** What was wrong; null where all was as described. */
  failure: string | null;
  /** What the host does in another way here, and why that is right. */
  deviations: readonly string[];
}

export function checkTarget(kind: HostKind, url: string, out: string): CheckTarget {
  const names = content().pages.map(({ name }) => name);
  const description = describeHosting(readSettings(process.env), names);
  return { url, out, description, behavior: { ...defaultBehavior, ...kind.behavior } };
}

/** Every row on one host, none left out. */
export async function checkHost(kind: HostKind, subject: CheckTarget): Promise<CheckResult[]> {
  const tried: CheckResult[] = [];
  for (const check of checks) {
    const deviations = check.behaviors.flatMap((way) => deviationsIn(kind, way));
    try {
      tried.push({ check, count: await check.run(subject), failure: null, deviations });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      tried.push({ check, count: 0, failure, deviations });
    }
  }
  return tried;
}

/** @throws for a difference without a reason */
function deviationsIn({ name, behavior, reasons }: HostKind, way: keyof HostBehavior): string[] {
  const value = behavior[way];
  if (value === undefined) return [];
  const reason = reasons[way];
  if (reason === undefined) throw new Error(`${name} differs in ${way}, but gives no reason.`);
  return [`${value}: ${reason}`];
}
