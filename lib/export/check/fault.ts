/** One problem in an export. */
export interface Fault {
  /** Relative to the export's folder. */
  file: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** One line per message, with the files that have the fault. */
export function faultLines(faults: readonly Fault[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of faults) {
    files.set(message, (files.get(message) ?? new Set()).add(file));
  }
  return [...files].map(([message, affected]) => {
    const [first = '', second, ...more] = affected;
    if (second === undefined) return `out/${first}: ${message}`;
    if (more.length === 0) return `out/${first}, out/${second}: ${message}`;
    return `out/${first}, out/${second} and ${more.length} more: ${message}`;
  });
}
