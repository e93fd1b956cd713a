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

test('the outline lists headings, links, landmarks, and pictures, and marks their problems', async () => {
  const body = `<header><a href="/Nowhere">Lost</a></header><main><h1>Valves</h1><h3>Gate</h3>
    <section aria-labelledby="s"><h2 id="s">Pumps</h2></section>
    <a href="#s">Pumps</a><a href="#none">None</a><a href="/AITeam"><img src="/a.png" alt="Team"></a><a href="/"></a>
    <img src="/b.png"><dialog><h2>Closed</h2></dialog></main>`;
  desk.writePage('AITeam', page('', body));
  const view = (await desk.read('views/outline?page=/AITeam'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(view).toContain('H3 Gate skips level 2');
  expect(view).toContain('region Pumps');
  expect(view).toContain('None #none leads to a place that isn’t on this page');
  expect(view).toContain('Lost /Nowhere leads to a page that doesn’t exist');
  expect(view).toContain('Team /AITeam');
  expect(view).not.toContain('Team /AITeam leads');
  expect(view).toContain('/ has no text');
  expect(view).toContain('image has no alternative text');
  expect(view).not.toContain('Closed');
});

test.each(['https://elsewhere.example/', '/preview', '/api/apps/x', '/robots.txt'])(
  'doesn’t read %s, which isn’t a page of the site',
  async (address) => {
    const query = new URLSearchParams({ page: address });
    expect(await desk.read(`views/outline?${query}`)).toMatch(/isn’t a page/);
  },
);
