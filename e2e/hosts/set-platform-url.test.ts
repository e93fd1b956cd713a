import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { setPlatformUrl } from './set-platform-url';

const platform = 'http://127.0.0.1:9';
const hash = (script: string) => createHash('sha256').update(script).digest('base64');
const data = (address: string) => String.raw`push("{\"platformUrl\":\"${address}\"}")`;
const page = (address: string, calls: string) =>
  `<meta content="script-src 'self' 'sha256-${hash(data(address))}'; connect-src ${calls}">` +
  `<script>${data(address)}</script><script src="/a.js"></script>`;

it('sets the URL in a page and in its CSP', () => {
  expect(setPlatformUrl(page('', "'self'"), platform)).toBe(
    page(platform, "'self' http://127.0.0.1:9 ws://127.0.0.1:9"),
  );
});

it('sets the URL in an RSC payload', () => {
  expect(setPlatformUrl('{"platformUrl":""}', platform)).toBe(`{"platformUrl":"${platform}"}`);
});

it('sets the URL in the site’s script', () => {
  expect(setPlatformUrl('a({platformUrl:"",appId:"b"})', platform)).toBe(
    `a({platformUrl:"${platform}",appId:"b"})`,
  );
});
