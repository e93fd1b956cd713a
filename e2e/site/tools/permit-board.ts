import type { Page } from 'playwright/test';
import { boardId, exampleOf } from '@/components/tools/permit-board/board-state';
import { noSettings, rulesOf, type Settings } from '@/components/tools/permit-board/settings';
import { waysOut } from '@/components/tools/permit-board/ways-out';
import { formatHours, type Hours } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import { startAt } from '@/lib/calculations/simops-options';
import { type Conflict, type Job, rulesInOrder } from '@/lib/calculations/simops-rules';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';
import { writeToolLink } from '@/lib/page/tool-links';
import { openPage } from '../../fixtures';

export const { permitBoard } = content().drawings;
export const { shift } = permitBoard;
const { jobs } = permitBoard;
const rules = rulesOf(permitBoard, noSettings);
const [first, second] = jobs;
const lift = permitBoard.add.work.find(({ work }) => work === 'Crane lift');
if (first === undefined || second === undefined || lift === undefined) {
  throw new Error('The permit board has too few permits or kinds of work');
}
export const plannedHotWork = first;
export const plannedLineBreak = second;
/** The kind of work with the shortest distance from any other. */
export const craneLift = lift;
export const [hotWork, lineBreak] = [first.tag, second.tag];
/** When the line break was worked. */
export const final = second.final ?? second;
/** The way out that the shift chose. */
export const chosen = `Move ${second.tag} to ${formatHours(final)}`;
/** The number of the permit that a visitor adds. */
export const firstAdded = `PTW-0${permitBoard.add.firstNumber}`;
const ruleCount = `${rulesInOrder(rules).length} rules`;
/** The board’s line above its findings. */
export const found = (findings: string, permitCount: number) =>
  `${findings} in ${permitCount} permits, by these ${ruleCount}`;

/** A permit's hours as the board shows them. */
export const hoursOf = (job: Hours) => formatHours(job);

/** A start in minutes of the day. */
export const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The line break at another time. */
export const lineBreakAt = (from: number): Job => startAt(plannedLineBreak, from);

const headingOf = ({ rule: { rule }, ...hours }: Conflict) =>
  `${rule[0]?.toUpperCase()}${rule.slice(1)}, ${formatHours(hours)}`;

/** What the board says first of a conflict if permits are moved or added, and what it offers. */
export function findingsOf(...changed: readonly Job[]) {
  const unchanged = jobs.filter(({ tag }) => changed.every((job) => job.tag !== tag));
  const all = [...unchanged, ...changed];
  const conflict = findConflicts(all, rules).find(({ isQuestion }) => !isQuestion);
  if (conflict === undefined) throw new Error('These permits have no conflict');
  const checked = { board: permitBoard, jobs: all, rules, clock: siteClock(permitBoard.day) };
  const options = waysOut(conflict, checked).map(({ moves }) =>
    moves.map((move) => `${move.tag} to ${formatHours(move)}`).join(', '),
  );
  return {
    text: headingOf(conflict),
    options,
  };
}

export function boardOf(page: Page) {
  const region = page.getByRole('region', { name: 'Permit conflict board', exact: true });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  // The ways to reschedule, in a list below, have tags, too.
  const rows = region.getByRole('list').first().getByRole('listitem');
  const row = (tag: string) => rows.filter({ has: page.getByText(tag, { exact: true }) });
  return {
    region,
    status: region.getByRole('status').first(),
    slider: (tag: string) => region.getByRole('slider', { name: tag, exact: true }),
    button,
    row,
    panel: (name: string) => region.getByRole('dialog', { name, exact: true }),
    bay: (tag: string) => region.getByRole('textbox', { name: `${tag} bay`, exact: true }),
    time: (tag: string, field: 'start' | 'end') =>
      region.getByLabel(`${tag} ${field}`, { exact: true }),
    /** Opens a permit's fields. */
    edit: (tag: string) => row(tag).getByText('Edit', { exact: true }).click(),
    async add(work: string) {
      await button('Add').click();
      await button(work).click();
    },
  };
}

/** Opens the board, and waits until React has it. */
export async function openBoard(page: Page, link = '/') {
  await openPage(page, link);
  return boardOf(page);
}

/** The page with permits that have moved or been added, and with other settings. */
export function linkToBoard(
  changes: Readonly<Record<string, Partial<Job>>> = {},
  added: readonly Omit<Job, 'equipment'>[] = [],
  changed: Partial<Settings> = {},
): string {
  const moved = jobs.map((job) => ({ ...job, ...changes[job.tag] }));
  const settings = { ...noSettings, ...changed };
  const state = { ...exampleOf(permitBoard), jobs: [...moved, ...added], settings };
  return `/#${writeToolLink(boardId, state)}`;
}

/** The middle of a permit's bar, and the width of an hour. */
export async function barOf(page: Page, { tag, from, until }: Job) {
  const slider = boardOf(page).slider(tag);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('no bar');
  const hour = box.width / 12;
  return {
    x: box.x + ((from + until) / 2 - shift.from) * (hour / 60),
    y: box.y + box.height / 2,
    hour,
  };
}
