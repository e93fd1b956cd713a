import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testCopy } from '../testing';
import { openContentFile } from './content-file';

const file = 'home.yaml';
const copy = testCopy();

const open = (name = file) => openContentFile(copy.folder, name, new Set([name]));
const read = () => readFileSync(join(copy.folder, file), 'utf8');

it('refuses a link, and a file in a linked folder, which could lead out of content/', () => {
  symlinkSync(file, join(copy.folder, 'linked.yaml'));
  expect(() => open('linked.yaml')).toThrow('isn’t a file that can be edited');
  mkdirSync(join(copy.folder, 'elsewhere'));
  copy.write('elsewhere/a.yaml', 'a: words\n');
  symlinkSync('elsewhere', join(copy.folder, 'linked'));
  expect(() => open('linked/a.yaml')).toThrow('isn’t a file that can be edited');
});

it('keeps Windows line breaks and a byte order mark', () => {
  const windows = `\uFEFF${read().replaceAll('\n', '\r\n')}`;
  copy.write(file, windows);
  const { text, save } = open();
  save(text.replace('Test tag', 'Other tag'));
  expect(read()).toBe(windows.replace('Test tag', 'Other tag'));
});

it('refuses a file that mixes line endings, which can’t be kept', () => {
  copy.write(file, read().replace('\n', '\r\n'));
  expect(() => open()).toThrow('mixes Windows (CRLF) and Unix (LF) line endings');
});

it('doesn’t overwrite a file that an editor saves in the same moment', () => {
  const opened = open();
  copy.edit(file, 'tag: Test tag', 'tag: Edited tag');
  expect(() => opened.save('hero: {}')).toThrow('changed in the same moment');
  expect(read()).toContain('tag: Edited tag');
});

it('leaves the old file and nothing else if the disk is full', () => {
  const before = read();
  const files = readdirSync(copy.folder);
  symlinkSync('/dev/full', join(copy.folder, `.${file}.${process.pid}.tmp`));
  expect(() => open().save('hero: {}')).toThrow('ENOSPC');
  expect(read()).toBe(before);
  expect(readdirSync(copy.folder)).toEqual(files);
});
