import type { LotoPlanContent } from '@/lib/content/types';
import type { DrawnPoint, IsolatedLine } from './isolated-line';

type Names = Pick<LotoPlanContent['line'], 'gauge' | 'permit'>;

const permitWords = {
  planned: 'isn’t issued yet',
  issued: 'is issued',
  'handed back': 'is handed back',
} as const;

/** What the drawing shows, in words. */
export function describeLine(line: IsolatedLine, { gauge, permit }: Names): string {
  const { points, isDrained, bleedTo, psig } = line;
  return [
    ...points.map(describePoint),
    `The section between the block valves is ${isDrained ? 'empty' : 'full'}.`,
    `${gauge} is between the block valves${psig === null ? '' : `, at ${psig} psig`}.`,
    `The bleed leads to ${bleedTo === 'closed drain' ? 'the closed drain header' : 'a safe location'}.`,
    `${permit} ${permitWords[line.permit]}.`,
  ].join(' ');
}

function describePoint({ tag, position, isLocked, isTagged }: DrawnPoint, index: number): string {
  const lock = isLocked ? 'locked' : 'not locked';
  return `${index + 1}, ${tag}: ${position}, ${lock}, ${isTagged ? 'tagged' : 'not tagged'}.`;
}
