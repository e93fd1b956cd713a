import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeScripts } from './merge-scripts';
import { scriptsOf } from './start-scripts';

const chunks = '_next/static/chunks';
const scripts = ['react', 'next', 'site', 'shell', 'film', 'later'];
let out: string;

function page(name: string, starts: readonly string[], data: readonly string[]) {
  const html = starts.map((script) => `<script src="/${chunks}/${script}.js" async=""></script>`);
  writeFileSync(join(out, `${name}.html`), `<body>${html.join('')}</body>`);
  writeFileSync(
    join(out, `${name}.txt`),
    data.map((script) => `"/${chunks}/${script}.js"`).join('\n'),
  );
}

const read = (file: string) => readFileSync(join(out, file), 'utf8');

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(out, chunks), { recursive: true });
  for (const script of scripts) writeFileSync(join(out, chunks, `${script}.js`), `'${script}'`);
  writeFileSync(join(out, chunks, 'later.js'), `load("static/chunks/site.js")`);
  page('index', ['react', 'next', 'site', 'film', 'shell'], ['site', 'shell', 'film']);
  page('ISO', ['react', 'next', 'site', 'shell'], ['site', 'shell']);
});
afterEach(() => rmSync(out, { recursive: true }));

it('makes two files of what every page begins with: the framework and the site', () => {
  mergeScripts(out);
  const [framework = '', site = '', ...others] = scriptsOf(read('ISO.html'));
  expect(others).toEqual([]);
  expect(read(framework)).toBe(`'react'\n'next'`);
  expect(read(site)).toBe(`'site'\n'shell'`);
  expect(scriptsOf(read('index.html'))).toEqual([framework, site, `/${chunks}/film.js`]);
});

it('leaves no name of a file that is gone', () => {
  mergeScripts(out);
  const [framework = '', site = ''] = scriptsOf(read('ISO.html'));
  expect(read('index.txt')).toBe(`"${site}"\n"${site}"\n"/${chunks}/film.js"`);
  expect(read(`${chunks}/later.js`)).toBe(`load("${site.replace('/_next/', '')}")`);
  const left = readdirSync(join(out, chunks)).map((name) => `/${chunks}/${name}`);
  expect(left.sort()).toEqual(
    [framework, site, `/${chunks}/film.js`, `/${chunks}/later.js`].sort(),
  );
});

it('names a file by what is in it', () => {
  mergeScripts(out);
  const [framework = ''] = scriptsOf(read('ISO.html'));
  expect(framework).toMatch(/\/[0-9a-f]{13}\.js$/);
});

it('says what is wrong where pages have nothing in common', () => {
  page('ISO', ['later'], []);
  expect(() => mergeScripts(out)).toThrow('have no scripts in common');
});
