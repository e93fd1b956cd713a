'use client';

import { isolatedLine } from './isolated-line';
import { LotoLine } from './loto-line';

/** The isolated line of a plan, without the plan. A client component, because the line reads which tags have records. */
export function LotoCut({
  line,
  points,
}: {
  line: Parameters<typeof LotoLine>[0]['words'] & { seen: string };
  points: Parameters<typeof isolatedLine>[0];
}) {
  return <LotoLine {...isolatedLine(points)} psig={0} words={line} seen={line.seen} />;
}
