import { readFileSync } from 'node:fs';

/** CPU times from /proc/stat, in Linux's order and unit; index 7 is steal, the time that the host took. */
function cpuTimes(): number[] {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return all.trim().split(/\s+/).slice(1).map(Number);
  } catch {
    // Only Linux has /proc/stat.
    return [];
  }
}

/**
 * Starts measuring CPU steal: time that other virtual machines on the same host take from this one, which delays a page
 * through no fault of its own.
 *
 * @returns a function that returns the share of CPU time stolen since then, 0 to 1; 0 if the system doesn't report it
 */
export function measureSteal(): () => number {
  const before = cpuTimes();
  return () => {
    const since = cpuTimes().map((time, index) => time - (before[index] ?? 0));
    const all = since.reduce((sum, time) => sum + time, 0);
    return all === 0 ? 0 : (since[7] ?? 0) / all;
  };
}
