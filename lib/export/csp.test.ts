import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSettings } from '@/lib/settings';
import { buildCsp, protectPage, speculationRules } from './csp';
import { parsePage, serializePage } from './html';

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

it('throws an error that names the page without a charset or referrer policy, and Next’s version', () => {
  expect(() => protectedPage(referrer)).toThrow(
    'Story.html has no meta[charset]. The export last worked with Next ',
  );
  expect(() => protectedPage(charset)).toThrow(
    'Story.html has no meta[name="referrer"]. The export last worked with Next ',
  );
});

const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };
const unset = {};
const published = {
  NEXT_PUBLIC_SITE_URL: 'https://www.plant.example',
  NEXT_PUBLIC_PLATFORM_URL: 'https://platform.plant.example/base',
  NEXT_PUBLIC_PLATFORM_ORIGINS: 'https://staging.plant.example,https://www.plant.example',
  NEXT_PUBLIC_MEDIA_URL: 'https://media.plant.example/brazos/',
};

/** The sources of a directive with these settings, or undefined if it isn't in the policy. */
function sources(env: Record<string, string>, directive: string): string | undefined {
  const directives = buildCsp(readSettings(env), hashes).split(';');
  return directives.find((text) => text.split(' ')[0] === directive)?.slice(directive.length + 1);
}

it('builds the policy of a build without settings', () => {
  expect(buildCsp(readSettings(unset), hashes)).toBe(
    "default-src 'none';script-src 'self' 'sha256-c2NyaXB0';style-src 'self' 'sha256-c3R5bGU=';img-src 'self';font-src 'self';media-src 'self';connect-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action mailto:;require-trusted-types-for 'script';trusted-types 'none'",
  );
});

it('allows requests and sockets only to the site and the build’s platforms', () => {
  expect(sources(unset, 'connect-src')).toBe("'self'");
  expect(sources(published, 'connect-src')).toBe(
    "'self' https://platform.plant.example wss://platform.plant.example https://staging.plant.example wss://staging.plant.example",
  );
  const local = { NEXT_PUBLIC_PLATFORM_URL: 'http://localhost:4000' };
  expect(sources(local, 'connect-src')).toBe("'self' http://localhost:4000 ws://localhost:4000");
});

it('allows what the services of site.yaml need', () => {
  const analytics = { url: 'https://stats.example', domain: 'plant.example' };
  const services = { requestForm: 'https://forms.example/f/1', analytics };
  const policy = buildCsp(readSettings(unset), hashes, services);
  expect(policy).toContain(";connect-src 'self' https://stats.example;");
  expect(policy).toContain(";form-action mailto: 'self' https://forms.example;");
});

it('allows films, and nothing else, from the media URL, and captions from the site', () => {
  expect(sources(unset, 'media-src')).toBe("'self'");
  expect(sources(published, 'media-src')).toBe("'self' https://media.plant.example/brazos/");
  expect(buildCsp(readSettings(published), hashes).match(/media\.plant/g)).toHaveLength(1);
});

it('upgrades requests on the published site, not in a preview', () => {
  expect(sources(published, 'upgrade-insecure-requests')).toBe('');
  expect(sources(unset, 'upgrade-insecure-requests')).toBeUndefined();
});
