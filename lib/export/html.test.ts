import { expect, it } from 'vitest';
import { parsePage, serializePage, takeElements, textOf } from './html';

it.each([
  ['text and comments', '<p>a &amp; b<!-- -->c</p>'],
  ['scripts and styles unescaped', '<style>p > a{}</style><script>a < b && "</p>"</script>'],
  ['links for browsers without scripts', '<noscript><a href="/a">a</a></noscript>'],
  ['drawings', '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>'],
  ['data attributes', '<i data-state="open" aria-hidden="true"></i>'],
  ['popovers', '<button popovertarget="a" popovertargetaction="show">a</button>'],
  ['quotes in attributes', `<i title='{"a":"it&#x27;s"}'></i>`],
])('serializes %s unchanged', (_, html) => {
  const page = `<!DOCTYPE html><html><head></head><body>${html}</body></html>`;
  expect(serializePage(parsePage(page))).toBe(page);
});

it('removes elements, including adjacent ones', () => {
  const tree = parsePage('<body><i>a</i><i>b</i><p><i>c</i></p></body>');
  expect(takeElements(tree, 'i').map(textOf)).toEqual(['a', 'b', 'c']);
  expect(serializePage(tree)).toContain('<body><p></p></body>');
});
