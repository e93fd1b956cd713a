import { afterAll, expect, it, vi } from 'vitest';
import { defineTrustedTypes } from './trusted-types';

const site = 'https://site.example';

interface Rules {
  createScriptURL(url: string): string | null;
  createHTML(html: string): string | null;
}

const href = `${site}/About?a=1#part`;
const policies = new Map<string, Rules>();
const trustedTypes = { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) };
vi.stubGlobal('window', { trustedTypes });
vi.stubGlobal('location', new URL(href));
vi.stubGlobal('document', { baseURI: href });
afterAll(() => void vi.unstubAllGlobals());
defineTrustedTypes();
const rules = policies.get('default');
if (rules === undefined || policies.size !== 1) throw new Error('not one policy named default');

it.each([
  '/_next/static/chunks/0-3vne0ap0yjc.js',
  '/_next/static/chunks/turbopack-077hmtqrhcoji.js',
  '/_next/static/chunks/a~b_c.js?v=1',
  `${site}/_next/static/chunks/a.js`,
])('allows %s unchanged', (url) => {
  expect(rules.createScriptURL(url)).toBe(url);
});

it.each([
  '',
  '/a.js',
  '/_next/static/',
  '/_next/static/../../a.js',
  '/_next/static/%2e%2e/%2e%2e/a.js',
  '/_next/static/..%2f..%2fa.js',
  '/_next/static/..\\..\\a.js',
  '/_NEXT/static/a.js',
  '//attacker.example/_next/static/a.js',
  '\\\\attacker.example/_next/static/a.js',
  'https://attacker.example/_next/static/a.js',
  'https://site.example.attacker.example/_next/static/a.js',
  'https://site.example@attacker.example/_next/static/a.js',
  'https://site.example:8443/_next/static/a.js',
  'http://site.example/_next/static/a.js',
  'data:text/javascript,1',
  'javascript:/_next/static/a.js',
  `blob:${site}/_next/static/a.js`,
  `filesystem:${site}/_next/static/a.js`,
])('rejects the script URL “%s”', (url) => {
  expect(rules.createScriptURL(url)).toBeNull();
});

it('throws on an invalid URL', () => {
  expect(() => rules.createScriptURL('https://[')).toThrow('Invalid URL');
});

it('allows text without elements, and React’s empty script element', () => {
  const kept = ['', 'words & “words”', '{"name":"\\u003c/script>"}', '<script></script>'];
  for (const html of kept) expect(rules.createHTML(html)).toBe(html);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><b>',
  'words <',
])('rejects the HTML “%s”', (html) => {
  expect(rules.createHTML(html)).toBeNull();
});

it('never turns text into a script', () => {
  expect(Object.keys(rules).toSorted()).toEqual(['createHTML', 'createScriptURL']);
});

it('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(defineTrustedTypes).not.toThrow();
});
