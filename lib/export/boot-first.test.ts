import { expect, it } from 'vitest';
import { bootFirst } from './boot-first';

const boot = '<script data-boot="">let $$ = "$&";</script>';
const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>${boot}</head>`;

it('puts the boot script before everything that is requested', () => {
  expect(bootFirst(page, 'x.html')).toBe(
    `<head><meta charSet="utf-8"/>${boot}<link rel="stylesheet" href="/a.css"/></head>`,
  );
});

it('changes nothing when it runs again', () => {
  const once = bootFirst(page, 'x.html');
  expect(bootFirst(once, 'x.html')).toBe(once);
});

it('names the page that lacks what it needs', () => {
  expect(() => bootFirst('<head></head>', 'Story.html')).toThrow('Story.html has no boot script');
  expect(() => bootFirst(boot, 'Story.html')).toThrow(
    'Story.html does not begin with <meta charSet',
  );
});
