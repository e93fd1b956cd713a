import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDesk } from '../desk';
import { startTemporaryPlatform } from '../temporary-platform';

test('no file of the export mentions the preview desk', async () => {
  const { platform, stop } = await startTemporaryPlatform({
    out: 'out',
    extend: (running) => createDesk(running, { out: 'out' }),
  });
  const desk = await (await fetch(`${platform.url}/preview`)).text();
  await stop();
  // Ids with a hyphen: the others are ordinary words, such as “frame”.
  const ids = [...desk.matchAll(/ id="([\w-]+-[\w-]+)"/g)].flatMap(([, id]) => id ?? []);
  expect(ids.length).toBeGreaterThan(20);
  const mention = new RegExp(`/preview\\b|preview desk|["'\`#](${ids.join('|')})["'\`\\s]`, 'i');
  expect('<a href="/preview">', 'the pattern works').toMatch(mention);

  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|txt|xml|webmanifest)$|\/_[^.]+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => mention.test(readFileSync(join('out', file), 'utf8')));
  expect(found).toEqual([]);
});
