import { expect, it } from 'vitest';
import { parsePage, serializePage } from './html';
import { linkRecords } from './record-links';

const register = `<main><h1>Platform</h1><ul>
  <li id="record-p-1" data-record="P-1"><p>P-1, run with P-2</p><p class="record-places"></p></li>
  <li id="record-p-2" data-record="P-2"><p>P-2</p><p class="record-places"></p></li>
</ul></main>`;

/** The page's `main` once it's linked, and the register. */
function link(main: string, file = 'Story.html') {
  const breadcrumb = '<nav aria-label="Breadcrumb"><b aria-current="page">Our Story</b></nav>';
  const before = file === 'Home.html' ? '' : breadcrumb;
  const pages = [
    { file: 'Platform.html', tree: parsePage(register) },
    { file, tree: parsePage(`${before}<main>${main}</main>`) },
  ];
  linkRecords(pages);
  const [platform = '', page = ''] = pages.map(({ tree }) => serializePage(tree));
  return { platform, page };
}

it('links each tag to its record, once in a paragraph', () => {
  const { page } = link('<p>P-1 stops, then P-1 is locked; P-11 and XP-1 aren’t on file.</p>');
  expect(page).toContain(
    '<p><a href="/Platform#record-p-1" class="record">P-1</a> stops, then P-1 is locked; P-11 and XP-1 aren’t on file.</p>',
  );
});

it.each([
  '<a href="/x">P-1</a>',
  '<button>P-1</button>',
  '<summary>P-1</summary>',
  '<p class="sr-only">P-1</p>',
  '<svg role="img"><text>P-1</text></svg>',
  '<p aria-hidden="true">P-1</p>',
  '<div data-island="Board">P-1</div>',
])('leaves %s as it is', (html) => {
  expect(link(html).page).toContain(html);
});

it('links a tag in a drawing for the pointer alone', () => {
  const { page } = link('<svg aria-hidden="true"><text>P-1</text></svg>');
  expect(page).toContain(
    '<text><a href="/Platform#record-p-1" class="record" tabindex="-1">P-1</a></text>',
  );
});

it('links the other tags in a record, not its own', () => {
  const { platform } = link('');
  expect(platform).toContain(
    '<p>P-1, run with <a href="/Platform#record-p-2" class="record">P-2</a></p>',
  );
});

it('lists the places of an island’s own links, too', () => {
  const own =
    '<div data-island="Board"><a class="record" href="/Platform#record-p-2">P-2</a></div>';
  const { platform } = link(`<section id="board">${own}</section>`);
  expect(platform).toContain('>Shown on <a href="/Story#board" class="record">Our Story</a></p>');
});

it('lists in each record where pages show it, at the section', () => {
  const { platform } = link('<section id="pumps"><p>P-1</p><p>P-1 again</p></section>');
  expect(platform).toContain('>Shown on <a href="/Story#pumps" class="record">Our Story</a></p>');
  expect(link('<p>P-1</p>', 'Home.html').platform).toContain('<a href="/" class="record">Home</a>');
});
