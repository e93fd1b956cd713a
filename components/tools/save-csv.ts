/**
 * Saves a table as a file that spreadsheets open. No cell of it is a formula there.
 *
 * @param name of the file, without its extension
 */
export async function saveCsv(name: string, rows: readonly string[][]): Promise<void> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse([...rows], { escapeFormulae: true });
  const link = document.createElement('a');
  // With its mark, Excel reads UTF-8 as such.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
