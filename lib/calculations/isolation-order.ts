/** What each part of a lockout is called, in the order of 1910.147(d); people are notified before, (c)(9). */
const phases = {
  notify: /notif|inform|announce/i,
  'shut down': /shut.?down|\bstop|\btrip\b|unload/i,
  isolate: /isolat|\bclose|switch off|turn off|rack out|block in/i,
  lock: /\block/i,
  release:
    /drain|\bvent(?!il)|bleed|depressur|discharg|blow ?down|reliev|release (the )?(stored|pressure|energy)/i,
  verify: /verif|\btr(y|ied)\b|\btest|prove|zero/i,
} as const;
type Phase = keyof typeof phases;
const names = Object.keys(phases) as Phase[];

/** Opens flanges, so what's behind the valves has to be gone. */
const blinds =
  /\b(fit|install|insert|swing|set|put|place)\w*\b[^,;]*\b(blind|spade|skillet)|^\W*(\d+\W+)?(blind|spade)/i;

/** Tests of the air or of a joint say nothing about zero energy. */
const otherTests =
  /\b(gas|air|atmosphere|atmospheric|oxygen|lel|leak)\b[- ]?(freeing )?(test|check)\w*|\b(re-?)?(test|check|verif|monitor)\w*( (for|the|that|of))* (gas|air|atmosphere|oxygen|o2|lel|h2s|toxic|leak)\w*/gi;

/** A step that says not to do something isn't done: “Do not lock”, “No verification”. */
const notDone = /^\W*(\d+\W+)?(do not|don['’]t|never|no|skip|without) |\bno verification\b/i;

/** What opens the equipment, or puts people in it. */
const work =
  /^\W*(\d+\W+)?(break|open|unbolt|part|crack) (the |that |each |a )?(\S+ )?(flange|joint|line|manway|manhole|vessel|equipment)s?\b|^\W*(\d+\W+)?(enter(?! (the )?(reading|result|time|name|lock))|(start|begin) (the )?(work|job)|replace)\b/i;

const linesIn = (steps: string) =>
  steps.split('\n').filter((line) => line.trim() !== '' && !notDone.test(line));

/** The line of each phase, from 0; -1 if it has none. Of several checks, the last one verifies the release. */
function linesOf(steps: string): [Phase, number][] {
  const lines = linesIn(steps);
  const lineOf = (name: Phase) => {
    if (name === 'verify')
      return lines.findLastIndex((line) => phases.verify.test(line.replace(otherTests, '')));
    const found = lines.findIndex((line) => phases[name].test(line));
    // Without valves to close, blinds isolate.
    return name === 'isolate' && found === -1
      ? lines.findIndex((line) => blinds.test(line))
      : found;
  };
  return names.map((name) => [name, lineOf(name)]);
}

/** Whether work starts before a check that comes after the release. */
function isWorkUnverified(lines: readonly string[], found: readonly [Phase, number][]): boolean {
  const [, last = -1] = found.find(([name]) => name === 'verify') ?? [];
  const [, released = -1] = found.find(([name]) => name === 'release') ?? [];
  const at = lines.findIndex((line) => work.test(line));
  const isVerified = lines.some(
    (line, index) =>
      index >= released && index < at && phases.verify.test(line.replace(otherTests, '')),
  );
  return at !== -1 && last > at && !isVerified;
}

/** The phases that come before the one they depend on. */
export function stepsOutOfOrder(steps: string): string[] {
  const found = linesOf(steps).filter(([, line]) => line !== -1);
  const early = found.flatMap(([name, line], index) => {
    const before = found.slice(0, index).find(([, earlier]) => earlier > line);
    return before === undefined ? [] : [`“${name}” before “${before[0]}”`];
  });
  if (isWorkUnverified(linesIn(steps), found)) early.push('“work” before “verify”');
  const blinded = linesIn(steps).findIndex((line) => blinds.test(line));
  const [, released = -1] = found.find(([name]) => name === 'release') ?? [];
  return blinded !== -1 && released > blinded ? [...early, '“blinds” before “release”'] : early;
}

/** The phases that no step has, as one text; none if nothing is missing. */
export function missingSteps(steps: string): string[] {
  const missing = linesOf(steps).flatMap(([name, line]) => (line === -1 ? [`“${name}”`] : []));
  return missing.length === 0 ? [] : [missing.join(', ')];
}
