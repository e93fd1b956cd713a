import { readFileSync } from 'node:fs';

/** Index of steal, the time that the host took, in Linux's order of CPU times. */
const steal = 7;

/**
 * CPU times from /proc/stat, in Linux's unit, up to steal. The guest times after it are left out, because Linux also
 * counts them as user and nice time.
 */
function cpuTimes(): number[] {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const times = all.match(/\d+/g) ?? [];
    return times.slice(0, steal + 1).map(Number);
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
    return all === 0 ? 0 : (since[steal] ?? 0) / all;
  };
}
