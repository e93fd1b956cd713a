import { content } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/description';
import { readSettings } from '@/lib/settings';
import { rows } from './rows';
import type { Row } from './rows/row';
import { type HostKind, type Subject, usualWays, type Ways } from './servers/host';

export interface Tried {
  row: Row;
  /** How many answers were looked at. */
  looked: number;
  /** What was wrong; null where all was as described. */
  fault: string | null;
  /** What the host does in another way here, and why that is right. */
  otherwise: readonly string[];
}

export function subjectOf(kind: HostKind, url: string, out: string): Subject {
  const names = content().pages.map(({ name }) => name);
  const description = describeHosting(readSettings(process.env), names);
  return { url, out, description, ways: { ...usualWays, ...kind.ways } };
}

/** Every row on one host, none left out. */
export async function tryHost(kind: HostKind, subject: Subject): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const row of rows) {
    const otherwise = row.about.flatMap((way) => differenceOf(kind, way));
    try {
      tried.push({ row, looked: await row.check(subject), fault: null, otherwise });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      tried.push({ row, looked: 0, fault, otherwise });
    }
  }
  return tried;
}

/** @throws for a difference without a reason */
function differenceOf({ name, ways, because }: HostKind, way: keyof Ways): string[] {
  const value = ways[way];
  if (value === undefined) return [];
  const reason = because[way];
  if (reason === undefined) throw new Error(`${name} differs in ${way}, but gives no reason.`);
  return [`${value}: ${reason}`];
}
