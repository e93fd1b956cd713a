import type { Page } from 'playwright/test';
import { formatHours } from '@/lib/calculations/hours';
import { findConflicts, type Permit, reschedule } from '@/lib/calculations/simops';
import { content } from '@/lib/content';

export const { permitBoard } = content().drawings;
const { permits, schedule } = permitBoard;
const [first, second] = permits;
const lift = permitBoard.add.work[3];
if (first === undefined || second === undefined || lift === undefined) {
  throw new Error('The permit board has too few permits or kinds of work');
}
/** The two permits that conflict, and the kind of work with the shortest distance. */
export const plannedHotWork = first;
export const plannedLineBreak = second;
export const craneLift = lift;
export const [hotWork, lineBreak] = [first.tag, second.tag];
/** Numbers of the permits that a visitor adds. */
export const [firstAdded = '', secondAdded = ''] = [0, 1].map(
  (index) => `PTW-0${permitBoard.add.firstNumber + index}`,
);

/** A permit's hours as the board shows them, if it starts at this hour. */
export function hoursOf({ from: planned, hours }: Omit<Permit, 'tag'>, from = planned): string {
  return formatHours({ from, until: from + hours });
}

/** A permit as links and the board have it: `confined-space-entry`. */
export function slugOf(work: string): string {
  return work.toLowerCase().replaceAll(' ', '-');
}

/** What the board says first if permits are moved or added, and the times at which one of them could start. */
export function verdictOf(...changed: readonly Permit[]) {
  const unchanged = permits.filter(({ tag }) => changed.every((permit) => permit.tag !== tag));
  const all = [...unchanged, ...changed].toSorted((a, b) => a.tag.localeCompare(b.tag));
  const [conflict] = findConflicts(all, schedule);
  if (conflict === undefined) throw new Error('These permits have no conflict');
  const option = reschedule(conflict, all, schedule);
  const times = option?.starts.map((from) => hoursOf(option.permit, from)) ?? [];
  return { text: `${conflict.rule}, ${formatHours(conflict)}`, times };
}

export function boardOf(page: Page) {
  const region = page.getByRole('region', { name: 'Permit conflict board', exact: true });
  return {
    region,
    status: region.getByRole('status'),
    slider: (tag: string) => region.getByRole('slider', { name: tag, exact: true }),
    bay: (tag: string) => region.getByRole('spinbutton', { name: `${tag} bay`, exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    row: (tag: string) =>
      region.getByRole('listitem').filter({ has: page.getByText(tag, { exact: true }) }),
  };
}
