import { expect, it } from 'vitest';
import { guardFirst } from './guard-first';

const policy = '<meta name="referrer" content="strict-origin"/>';
const boot = '<script data-boot="">let $$ = "$&";</script>';
const charset = '<meta charSet="utf-8"/>';
const style = '<link rel="stylesheet" href="/a.css"/>';
const page = `<head>${charset}${style}${policy}${boot}</head>`;

it('puts policy and boot script before everything that is requested', () => {
  expect(guardFirst(page, 'x.html')).toBe(`<head>${charset}${policy}${boot}${style}</head>`);
});

it('changes nothing when it runs again', () => {
  const once = guardFirst(page, 'x.html');
  expect(guardFirst(once, 'x.html')).toBe(once);
});

it('names the page that lacks what it needs', () => {
  expect(() => guardFirst('<head></head>', 'Story.html')).toThrow(
    'Story.html has no referrer policy',
  );
  expect(() => guardFirst(policy, 'Story.html')).toThrow('Story.html has no boot script');
  expect(() => guardFirst(policy + boot, 'Story.html')).toThrow('Story.html does not begin with');
});
