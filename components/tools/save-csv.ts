/**
 * Saves a table as a file that spreadsheets open. No cell of it is a formula there.
 *
 * @param name of the file, without its extension
 */
export async function saveCsv(name: string, rows: readonly string[][]): Promise<void> {
  const { default: Papa } = await import('papaparse');
  // With its mark, Excel reads UTF-8 as such.
  saveFile(`${name}.csv`, `\uFEFF${Papa.unparse([...rows], { escapeFormulae: true })}`);
}

/** Saves a text as a CSV file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
