import { type Finding, type Place, ruleCount } from '@/lib/calculations/isolation';
import type { OwnPlan } from './plan-schema';

export const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`;

export function nameOf({ row, what, note }: Place): string {
  const name = what || (row === null ? 'The plan' : `Row ${row}`);
  return note ? `${name} (“${note}”)` : name;
}

/** For example “HV-231 has no lock.”; of several places, “Has no lock:”, and they’re listed next to it. */
export function headingOf({ found, places: [place, ...more] }: Finding): string {
  if (place === undefined || more.length > 0)
    return `${found.charAt(0).toUpperCase()}${found.slice(1)}:`;
  return `${nameOf(place)} ${found}.`;
}

/** A finding with all of its places, in a sentence. */
export function lineOf(finding: Finding): string {
  const places = listedPlaces(finding).map(nameOf).join(', ');
  return places === '' ? headingOf(finding) : `${headingOf(finding)} ${places}.`;
}

/** The places that its heading doesn't name. */
export function listedPlaces({ places }: Finding): readonly Place[] {
  return places.length > 1 ? places : [];
}

/** What limits the result: rows that it doesn't have. “” if nothing does. */
export function limitOf({ unread }: OwnPlan): string {
  if (unread.length === 0) return '';
  return `Incomplete: ${count(unread.length, 'row')} couldn’t be read, so nothing here is about ${unread.length === 1 ? 'it' : 'them'}.`;
}

/** The line above the findings. It never says that a plan is right. */
export function summaryOf({ points }: OwnPlan, findings: readonly Finding[]): string {
  const found =
    findings.length === 0 ? 'nothing' : count(findings.length, 'thing to mend', 'things to mend');
  return `The ${ruleCount} checks found ${found} in ${points.length === 1 ? 'this 1 point' : `these ${points.length} points`}${findings.length === 0 ? '; that isn’t a clearance' : ''}. They can’t see your P&ID: walk the line.`;
}
