import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { speculationRules } from '@/lib/page/speculation-rules';
import { readSettings } from '@/lib/settings';
import { parsePage, serializePage } from '../html';
import { protectPage } from './protect-page';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const charset = '<meta charset="utf-8">';
const referrer = '<meta name="referrer" content="strict-origin">';
const boot = 'let $$ = "$&";';

function protectedPage(head: string, body = '') {
  const page = {
    file: 'Story.html',
    tree: parsePage(`<html><head>${head}</head><body>${body}</body></html>`),
  };
  protectPage(page, boot, readSettings({}));
  return serializePage(page.tree);
}

it('puts charset, policy, referrer policy, and boot script before anything that sends a request', () => {
  const link = '<link rel="stylesheet" href="/a.css">';
  const [before, after] = protectedPage(`${link}${referrer}${charset}`).split(
    /<meta http-equiv[^>]*>/,
  );
  expect(before).toContain(`<head>${charset}`);
  expect(after).toContain(`${referrer}<script data-boot="">${boot}</script>${link}</head>`);
});

it('allows inline scripts and styles by hash, and adds no hashes for data blocks', () => {
  const html = protectedPage(
    `${charset}${referrer}<script>a < b && "$&"</script><style>p > a{}</style>`,
    '<script type="application/ld+json">{}</script><script>b</script><script src="/c.js"></script>',
  );
  expect(html).toContain('<script>a < b && "$&"</script>');
  expect(html).toContain(
    `script-src 'self' ${hash(boot)} ${hash('a < b && "$&"')} ${hash('b')} ${hash(speculationRules)};style-src 'self' ${hash('p > a{}')};`,
  );
});

it('throws an error that names the page without a charset or referrer policy', () => {
  expect(() => protectedPage(referrer)).toThrow('Story.html has no meta[charset]');
  expect(() => protectedPage(charset)).toThrow('Story.html has no meta[name="referrer"]');
});
