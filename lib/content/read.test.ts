import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from './problem';
import { readContent } from './read';

// All of content/ is read each time, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replaceAll(from, to));
}

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no mistake was found';
}

describe('the content folder', () => {
  it('holds 39 pages, 28 of them placeholders', () => {
    const { pages } = readContent(folder);
    expect(pages).toHaveLength(39);
    expect(pages.filter(({ kind }) => kind === 'placeholder')).toHaveLength(28);
  });

  it('puts the product’s name into every text', () => {
    edit('site.yaml', 'name: Brazos', 'name: Nueces');
    const all = JSON.stringify(readContent(folder));
    expect(all).toContain('Why Nueces');
    expect(all).not.toContain('{name}');
  });

  it('refuses a link to a page that is not there', () => {
    edit('home.yaml', 'to: Demo', 'to: demo');
    expect(messageOf(() => readContent(folder))).toMatch(
      /content\/home\.yaml:\d+:\d+ hero\.actions\[0\]\.to: there is no page named “demo”: .*did you mean “Demo”/,
    );
  });

  it('refuses two pages whose names differ in case alone', () => {
    edit(
      'pages.yaml',
      '- name: SWOT',
      '- name: swot\n  title: Twice\n  kind: placeholder\n  description: This page stands here to share its lower-cased address.\n- name: SWOT',
    );
    expect(messageOf(() => readContent(folder))).toContain('SWOT stands twice in the list');
  });

  it('tells the mistakes of legal texts with those of the other files', () => {
    edit('legal/GDPRPolicy.md', '{#controller}', '');
    edit('site.yaml', 'hello@brazos.example', 'not a mail address');
    rmSync(join(folder, 'legal/SuperAdminNDA.md'));
    const message = messageOf(() => readContent(folder));
    expect(message).toMatch(/content\/legal\/GDPRPolicy\.md:\d+:1 has no id/);
    expect(message).toContain('content/site.yaml:9:14 contactMail: is not a mail address');
    expect(message).toMatch(
      /content\/pages\.yaml:\d+:9 \[38\]\.kind: needs content\/legal\/SuperAdminNDA\.md/,
    );
  });

  it('refuses a page whose hero has lost its film', () => {
    for (const page of ['AITeam', 'Platform', 'Capabilities', 'ISO', 'About']) {
      edit(`pages/${page}.yaml`, 'film:', 'movie:');
    }
    edit('home.yaml', 'film:', 'movie:');
    const message = messageOf(() => readContent(folder));
    for (const place of [
      'home.yaml:3:3 hero.film',
      'pages/AITeam.yaml:3:3 hero.film',
      'pages/Platform.yaml:1:1 film',
      'pages/Capabilities.yaml:2:1 film',
      'pages/ISO.yaml:2:1 film',
      'pages/About.yaml:1:1 film',
    ]) {
      expect(message).toContain(`content/${place}: is missing: this page’s hero has a film`);
    }
  });

  it('refuses a film that is not in public/media, or is there without its poster', () => {
    const media = join(folder, 'media');
    cpSync('public/media', media, { recursive: true });
    rmSync(join(media, 'iso.avif'));
    edit('pages/About.yaml', 'file: about', 'file: abuot');
    const message = messageOf(() => readContent(folder, { media }));
    expect(message).toMatch(
      /content\/pages\/ISO\.yaml:\d+:9 film\.file: needs iso\.avif in public\/media\//,
    );
    expect(message).toMatch(
      /About\.yaml:\d+:9 film\.file: needs abuot\.mp4 and abuot\.avif .* did you mean “about”/,
    );
    // Who draws the films reads the words before the files are there.
    edit('pages/About.yaml', 'file: abuot', 'file: about');
    expect(readContent(folder, { media: null }).iso.film.file).toBe('iso');
  });

  it('refuses a film on a page whose head has no place for one', () => {
    edit('pages/Story.yaml', 'sections:', 'film: { file: about }\nsections:');
    expect(messageOf(() => readContent(folder))).toMatch(
      /content\/pages\/Story\.yaml:\d+:7 film: is no field of this page: its head has no film/,
    );
  });

  it('tells the mistakes of all files in one message', () => {
    edit('site.yaml', 'hello@brazos.example', 'not a mail address');
    edit('agents.yaml', 'role: Program Governance', 'rule: Program Governance');
    rmSync(join(folder, 'pages/Story.yaml'));
    const message = messageOf(() => readContent(folder));
    expect(message).toContain('content/site.yaml:9:14 contactMail: is not a mail address');
    expect(message).toMatch(/content\/agents\.yaml:\d+:\d+ \[3\]\.role: is missing/);
    expect(message).toMatch(/content\/pages\.yaml:\d+:9 .*needs content\/pages\/Story\.yaml/);
  });
});
