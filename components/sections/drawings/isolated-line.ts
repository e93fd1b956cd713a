import type { LotoPlanContent } from '@/lib/content/types';

export type Position = 'open' | 'closed' | 'on' | 'off';

/** An isolation point as it's drawn. */
export interface DrawnPoint {
  tag: string;
  position: Position;
  isLocked: boolean;
  isTagged: boolean;
}

/** What the bleed is connected to, in words. */
const bleedWords = {
  'safe location': 'The bleed’s planned outlet is a safe location.',
  'closed drain': 'The bleed leads to the closed drain header.',
  nitrogen: 'A nitrogen hose is on the bleed, with a check valve.',
  'open end': 'No hose is on the bleed, whose end is open.',
  plug: 'The bleed’s end is closed.',
} as const;

/** What's in the section between the two block valves. */
const sectionWords = {
  full: 'holds product',
  part: 'holds some product again',
  empty: 'is drained',
} as const;

const permitWords = {
  planned: 'isn’t issued yet',
  issued: 'is issued',
  'handed back': 'is handed back',
  'closed out': 'is closed out',
  canceled: 'is canceled',
} as const;

/** What the drawing of an isolated line shows. */
export interface IsolatedLine {
  /** A breaker, the valve at the far end, the air valve, the valve in the feed, the drain, and the bleed. */
  points: readonly DrawnPoint[];
  section: keyof typeof sectionWords;
  /** What the pressure gauge reads; null to leave that out. */
  psig: number | null;
  bleedTo: keyof typeof bleedWords;
  /** Whether the flange is open. */
  isOpen: boolean;
  /** The line break's permit, whose zone is drawn until it's closed out or canceled. */
  permit: keyof typeof permitWords;
}

/** An isolation's points, as they're written in its plan. */
type PlannedPoints = readonly { tag: string; position: string }[];

/** The line with all of the plan's points isolated, locked, and tagged. */
export function isolatedLine(points: PlannedPoints): IsolatedLine {
  return {
    points: points.map(({ tag, position }) => ({
      tag,
      position: positionOf(position),
      isLocked: true,
      isTagged: true,
    })),
    section: 'empty',
    psig: null,
    bleedTo: 'safe location',
    isOpen: false,
    permit: 'issued',
  };
}

/** Of a position as in the register: `locked open, to safe location`. */
function positionOf(position: string): Position {
  if (position.startsWith('locked open')) return 'open';
  return position.startsWith('locked off') ? 'off' : 'closed';
}

type Names = Pick<LotoPlanContent['line'], 'gauge' | 'job' | 'permit'>;

/** What the drawing shows, in words. */
export function describeLine(line: IsolatedLine, { gauge, job, permit }: Names): string {
  const { points, section, bleedTo, isOpen, psig } = line;
  return [
    ...points.map(describePoint),
    `The section between the block valves ${sectionWords[section]}.`,
    `${gauge} is between the block valves${psig === null ? '' : `, at ${psig} psig`}.`,
    bleedWords[bleedTo],
    ...(isOpen ? [`${job} is open.`] : []),
    `${permit} ${permitWords[line.permit]}.`,
  ].join(' ');
}

function describePoint({ tag, position, isLocked, isTagged }: DrawnPoint, index: number): string {
  const lock = isLocked ? 'locked' : 'not locked';
  return `${index + 1}, ${tag}: ${position}, ${lock}, ${isTagged ? 'tagged' : 'not tagged'}.`;
}
