/** One thing wrong in an export: in which file, what, and what to do about it. */
export interface Fault {
  /** Relative to the export's folder. */
  file: string;
  message: string;
}

/** One line for each fault; what is wrong in the same way in many files is told once, with the files. */
export function faultLines(faults: readonly Fault[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of faults) {
    files.set(message, (files.get(message) ?? new Set()).add(file));
  }
  return [...files].map(([message, where]) => {
    const [first = '', second, ...more] = where;
    if (second === undefined) return `out/${first}: ${message}`;
    if (more.length === 0) return `out/${first}, out/${second}: ${message}`;
    return `out/${first}, out/${second} and ${more.length} more: ${message}`;
  });
}
