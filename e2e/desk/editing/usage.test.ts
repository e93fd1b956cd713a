import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { markWords } from '@/lib/content/editing/place';
import { copyContent } from '@/lib/content/testing';
import { createUsage } from './usage';

const copy = copyContent();
const role = markWords('A role', ['agents.yaml', 0, 'role']);
const server = createServer(({ url }, response) =>
  response.end(url === '/AITeam' || url === '/' ? `<p>${role}</p>` : '<p>A role</p>'),
).listen(0, '127.0.0.1');
afterAll(() => {
  server.close();
  copy.remove();
});

test('lists the pages that show words of a shared file, and none for words of one page', async () => {
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const pagesWith = createUsage(copy.folder, `http://127.0.0.1:${port}`);
  expect(await pagesWith(['agents.yaml', 0, 'role'])).toHaveLength(2);
  expect(await pagesWith(['pages/About.yaml', 'headline'])).toEqual([]);
  const unreachable = createUsage(copy.folder, 'http://127.0.0.1:9');
  expect(await unreachable(['agents.yaml', 0, 'role'])).toBeNull();
});
