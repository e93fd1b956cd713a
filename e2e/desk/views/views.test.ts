import { expect, test } from 'vitest';
import { testDesk } from '../testing';

const desk = testDesk();

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Valves &amp; pumps | Brazos</title>${head}</head><body>${body}</body></html>`;

test('shows a page’s title, address, and description as a search engine would', async () => {
  const head =
    '<meta name="description" content="How &lt;valves&gt; work."><link rel="canonical" href="https://brazos.example/Valves/Gate">';
  desk.writePage('AITeam', page(head, ''));
  const view = await desk.read('views/search?page=/AITeam');
  expect(view).toContain('Valves &amp; pumps | Brazos');
  expect(view).toContain('How &lt;valves&gt; work.');
  expect(view).toContain('https://brazos.example › Valves › Gate');
  expect(view).not.toContain('asks search engines not to list it');

  desk.writePage('AITeam', page('<meta name="robots" content="noindex, follow">', ''));
  const placeholder = await desk.read('views/search?page=/AITeam');
  expect(placeholder).toContain('asks search engines not to list it');
  expect(placeholder).toContain('No description');
});

test('the card says so if its picture is missing', async () => {
  const head = (image: string) =>
    `<meta property="og:title" content="Valves"><meta property="og:image" content="${image}">`;
  desk.writePage('AITeam', page(head('https://brazos.example/og/none.png'), ''));
  const view = await desk.read('views/card?page=/AITeam');
  expect(view).toContain('Valves');
  expect(view).toContain('The picture /og/none.png is missing: 404.');
  desk.writePage('AITeam', page('', ''));
  expect(await desk.read('views/card?page=/AITeam')).toContain('The page has no picture');
});

test.each(['https://elsewhere.example/', '/preview', '/api/apps/x', '/robots.txt'])(
  'doesn’t read %s, which isn’t a page of the site',
  async (address) => {
    const query = new URLSearchParams({ page: address });
    expect(await desk.read(`views/search?${query}`)).toMatch(/isn’t a page/);
  },
);
