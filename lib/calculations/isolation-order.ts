/** What each part of a lockout is called, in the order of 1910.147(d); people are notified before, (c)(9). */
const phases = {
  notify: /notif|inform|announce/i,
  'shut down': /shut.?down|\bstop|\btrip\b|unload/i,
  isolate: /isolat|\bclose|switch off|turn off|blind|rack out|block in/i,
  lock: /\block/i,
  release:
    /drain|\bvent|bleed|depressur|discharg|blow ?down|reliev|release (the )?(stored|pressure|energy)/i,
  verify: /verif|\btr(y|ied)\b|\btest|prove|zero/i,
} as const;
type Phase = keyof typeof phases;
const names = Object.keys(phases) as Phase[];

/** The line of each phase, from 0; -1 if it has none. Of several checks, the last one verifies the release. */
function linesOf(steps: string): [Phase, number][] {
  const lines = steps.split('\n').filter((line) => line.trim() !== '');
  const lineOf = (name: Phase) =>
    name === 'verify'
      ? lines.findLastIndex((line) => phases.verify.test(line))
      : lines.findIndex((line) => phases[name].test(line));
  return names.map((name) => [name, lineOf(name)]);
}

/** The phases that come before the one they depend on. */
export function stepsOutOfOrder(steps: string): string[] {
  const found = linesOf(steps).filter(([, line]) => line !== -1);
  return found.flatMap(([name, line], index) => {
    const before = found.slice(0, index).find(([, earlier]) => earlier > line);
    return before === undefined ? [] : [`“${name}” before “${before[0]}”`];
  });
}

/** The phases that no step has, as one text; none if nothing is missing. */
export function missingSteps(steps: string): string[] {
  const missing = linesOf(steps).flatMap(([name, line]) => (line === -1 ? [`“${name}”`] : []));
  return missing.length === 0 ? [] : [missing.join(', ')];
}
