import { readList } from '@/components/tools/permit-board/permit-list';
import type { PermitBoardContent } from '@/lib/content/types';

/*
 * Plans of permits in short, for the board's tests.
 */

const works = {
  hot: 'Hot work',
  open: 'Line break',
  entry: 'Confined space entry',
  drain: 'Draining',
  lift: 'Crane lift',
  scaffold: 'Scaffold',
  dig: 'Excavation',
  xray: 'Radiography',
  hydro: 'Hydrostatic test',
  pneumatic: 'Pneumatic test',
  live: 'Energized work',
  other: 'Other work',
  leak: 'Leak test',
  single: 'Single block',
  bleed: 'Single block and bleed',
  double: 'Double block and bleed',
  blind: 'Blind in place',
  spool: 'Spool removed',
} as const;

/** “bleed F-1 bay 2 07:00-13:00; open F-1 bay 2 08:00-12:00” as a list. Hot work in a bay is on the rack's steel. */
export function toList(plan: string): string {
  const rows = plan.split('; ').map((job, index) => {
    const [, work = '', place = '', from = '', until = ''] =
      /^(\w+) (.+) ([\d:]+)-([\d:]+)$/.exec(job) ?? [];
    const where = work === 'hot' ? place.replace(/^bay/, 'Rack steel, bay') : place;
    const kind = works[work as keyof typeof works];
    return [`P-${index + 1}`, kind, `"${where}"`, from, until].join(',');
  });
  return ['permit,work,place,start,end', ...rows].join('\n');
}

/** Reads a list, and confirms each question with its first answer. */
export function readConfirmed(list: string, board: PermitBoardContent) {
  const { unclear } = readList(list, board);
  const answers = unclear.map(({ text, answers: [first] }) => [text, first?.kind ?? ''] as const);
  return readList(list, board, new Map(answers));
}

/** Asked of every line break behind an isolation, so it's left out of the plans. */
export const behindIsolation = 'line break behind its isolation';
/** An open line behind its isolation. */
export const locked = 'bleed F-1 bay 2 07:00-13:00; open F-1 bay 2 08:00-12:00';
