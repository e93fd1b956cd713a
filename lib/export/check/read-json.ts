import type { ExportFiles } from './export-files';

/** The parsed file, or undefined if it isn't JSON. */
export function readJson(files: ExportFiles, name: string): unknown {
  try {
    return JSON.parse(files.text(name));
  } catch {
    // The caller reports it with the other faults.
    return undefined;
  }
}
