import { readFileSync } from 'node:fs';

/** Processor time by what it went to, in Linux's order and unit: the eighth is what a host took away. */
function cpuTimes(): number[] {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return all.trim().split(/\s+/).slice(1).map(Number);
  } catch {
    // Only Linux says so.
    return [];
  }
}

/**
 * Begins to count the time that other machines on the same host take from this one, for which a page
 * waits through no doing of its own.
 *
 * @returns what tells the share of all processor time that was lost since, 0 to 1; 0 where the system does
 * not say.
 */
export function measureSteal(): () => number {
  const before = cpuTimes();
  return () => {
    const since = cpuTimes().map((time, kind) => time - (before[kind] ?? 0));
    const all = since.reduce((sum, time) => sum + time, 0);
    return all === 0 ? 0 : (since[7] ?? 0) / all;
  };
}
