/** `npx tsx lib/fonts/main.ts`: writes the font subsets that every page loads. */
import { writeFile } from 'node:fs/promises';
import { makeSubsets } from './subset';

for (const [path, font] of await makeSubsets()) {
  await writeFile(path, font);
  console.log(`${path}: ${(font.byteLength / 1000).toFixed(1)} KB`);
}
