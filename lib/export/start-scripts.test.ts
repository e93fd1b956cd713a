import { expect, it } from 'vitest';
import { startScriptsAfterPaint } from './start-scripts';

const script = (name: string) => `<script src="/_next/${name}.js" async=""></script>`;
const start = { sheets: ['/_next/a.css'], data: '/_next/static/data/a.txt', entry: '7' };
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';

it('leaves no script and no preload of one that would share the line with the words', () => {
  const html = `<head>${preload}${script('b')}</head><body><p>Words</p>${script('a')}</body>`;
  const started = startScriptsAfterPaint(html, 'Story.html', start);
  expect(started).toMatch(/^<head><\/head><body><p>Words<\/p><script>[^<]*<\/script><\/body>$/);
  expect(started).toContain('["/_next/b.js","/_next/a.js"]');
});

it('fetches a script that is named twice once', () => {
  const html = `<head>${script('a')}</head><body>${script('b')}${script('a')}</body>`;
  expect(startScriptsAfterPaint(html, 'x.html', start)).toContain('["/_next/a.js","/_next/b.js"]');
});

it('fetches the data and, out of force, the whole style sheet before them', () => {
  const started = startScriptsAfterPaint(`<body>${script('a')}</body>`, 'x.html', start);
  expect(started).toContain(`fetch("/_next/static/data/a.txt",{priority:'low'})`);
  expect(started).toContain("media:'print'");
  expect(started.indexOf('["/_next/a.css"]')).toBeGreaterThan(0);
  expect(started.indexOf('["/_next/a.css"]')).toBeLessThan(started.indexOf('["/_next/a.js"]'));
});

it('leaves scripts of other kinds where they are', () => {
  const data = '<script type="application/ld+json">{}</script><script>self.x=1</script>';
  const html = `<head>${script('a')}</head><body>${data}</body>`;
  expect(startScriptsAfterPaint(html, 'x.html', start)).toContain(`<body>${data}<script>`);
});

it('names the page that has none', () => {
  expect(() => startScriptsAfterPaint('<body></body>', 'Story.html', start)).toThrow(
    'Story.html has no scripts',
  );
});
