/** `npm run fonts` writes the typefaces' subsets, which every page is sent. */
import { writeFile } from 'node:fs/promises';
import { makeSubsets } from './subset';

for (const [path, font] of await makeSubsets()) {
  await writeFile(path, font);
  console.log(`${path}: ${(font.byteLength / 1000).toFixed(1)} KB`);
}
