import type { ExportFiles } from './export-files';

/** A JSON file of an export, or undefined where it is none. */
export function readJson(files: ExportFiles, name: string): unknown {
  try {
    return JSON.parse(files.text(name));
  } catch {
    // The caller tells it with the other faults.
    return undefined;
  }
}
