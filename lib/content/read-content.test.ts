import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureFolder, testCopy } from './testing';

const copy = testCopy();

describe('the content folder', () => {
  it('fills in the variables in every text', () => {
    copy.edit('site.yaml', 'name: Nueces', 'name: Guadalupe');
    const { agents, home, ...rest } = copy.read();
    expect(home.why.heading).toBe('Why Guadalupe: a test heading');
    expect(home.hero.lead).toBe('Guadalupe was founded on Feb 3, 2025.');
    expect(home.team.heading).toBe(`Test heading of the ${agents.length} agents`);
    expect(rest.legal.GDPRPolicy?.lead).toBe('What Guadalupe does in tests.');
    expect(JSON.stringify([agents, home, rest])).not.toMatch(/\{\w+\}/);
  });

  it('reports problems in legal texts along with those in other files', () => {
    copy.edit('legal/GDPRPolicy.md', ' {#uses}', '');
    copy.edit('site.yaml', 'hello@nueces.example', 'not a mail address');
    rmSync(join(copy.folder, 'legal/PrivacyPolicy.md'));
    expect(copy.errorLines()).toEqual([
      'content/legal/GDPRPolicy.md:8:51 the page PrivacyPolicy has no “#rights”: it has no place to link to',
      'content/legal/GDPRPolicy.md:10:1 has no ID: add one after the words, like ## Your rights {#rights}',
      expect.stringMatching(
        /^content\/pages\.yaml:\d+:9 \[36\]\.kind: needs content\/legal\/PrivacyPolicy\.md, which is missing$/,
      ),
      expect.stringMatching(/^content\/site\.yaml:7:14 contactMail: isn’t an email address/),
    ]);
  });

  it('refuses a legal text whose date isn’t its page’s', () => {
    copy.edit('legal/PrivacyPolicy.md', 'updated: today', 'updated: 2025-11-03');
    expect(copy.errorLines()).toEqual([
      expect.stringMatching(
        /^content\/pages\.yaml:\d+:12 \[36\]\.updated: is 2026-01-02, but content\/legal\/PrivacyPolicy\.md shows 2025-11-03: write the same date/,
      ),
    ]);
    copy.edit('legal/PrivacyPolicy.md', '2025-11-03', '2026-01-02');
    expect(copy.errorLines()).toEqual([]);
  });

  it('refuses a page whose required film is missing', () => {
    const pages = ['AITeam', 'Platform', 'Capabilities', 'ISO', 'About'];
    for (const page of pages) copy.edit(`pages/${page}.yaml`, 'film:', 'movie:');
    copy.edit('home.yaml', 'film:', 'movie:');
    const message = copy.errorLines().join('\n');
    for (const place of [
      'home.yaml:2:3 hero.film',
      'pages/AITeam.yaml:2:3 hero.film',
      ...pages.slice(1).map((page) => `pages/${page}.yaml:1:1 film`),
    ]) {
      expect(message).toContain(`content/${place}: is missing: this page needs a film`);
    }
  });

  it('refuses a film without a poster', () => {
    rmSync(join(copy.media, 'pump.avif'));
    expect(copy.errorLines()).toContain(
      'content/home.yaml:6:11 hero.film.file: needs pump.avif in public/media/',
    );
  });

  it('refuses a cut without captions, and captions without a cut', () => {
    const films = join(fixtureFolder, 'films');
    copyFileSync(join(films, 'pump.cut.mp4'), join(copy.media, 'pump.cut.mp4'));
    copyFileSync(join(films, 'pump.vtt'), join(copy.media, 'valve.vtt'));
    const lines = copy.errorLines();
    expect(lines).toContain(
      'content/home.yaml:6:11 hero.film.file: needs pump.vtt in public/media/',
    );
    expect(lines).toContain(
      'content/pages/About.yaml:4:15 film.file: needs valve.cut.mp4 in public/media/',
    );
    copyFileSync(join(films, 'pump.vtt'), join(copy.media, 'pump.vtt'));
    copyFileSync(join(films, 'pump.cut.mp4'), join(copy.media, 'valve.cut.mp4'));
    expect(copy.errorLines()).toEqual([]);
  });

  it('checks a film that a page needn’t have, in YAML and in Markdown', () => {
    const film = 'film: { file: valve, title: A valve, description: It turns. }';
    copy.edit('pages/Story.yaml', 'sections:', `${film}\nsections:`);
    expect(copy.read().standardPages.Story?.film?.file).toBe('valve');
    copy.edit('pages/Story.yaml', 'file: valve', 'file: vlave');
    expect(copy.errorLines()).toEqual([
      'content/pages/Story.yaml:5:15 film.file: needs vlave.mp4 and vlave.avif in public/media/; did you mean “valve”?',
    ]);
    rmSync(join(copy.folder, 'pages/Story.yaml'));
    const prose = `---\nlead: Words.\n${film}\n---\n\n## One {#one}\n\nMore.\n`;
    copy.write('pages/Story.md', prose);
    expect(copy.read().standardPages.Story?.film?.file).toBe('valve');
    copy.write('pages/Story.md', prose.replace('valve', 'vlave'));
    expect(copy.errorLines()).toEqual([
      'content/pages/Story.md:3:15 film.file: needs vlave.mp4 and vlave.avif in public/media/; did you mean “valve”?',
    ]);
  });

  it('refuses a drawing next to a film, and a film in a legal text', () => {
    copy.edit('pages/About.yaml', 'sections:', 'drawing: delivery\nsections:');
    copy.edit('legal/PrivacyPolicy.md', 'updated:', 'film: pump\nupdated:');
    expect(copy.errorLines()).toEqual([
      expect.stringMatching(/^content\/legal\/PrivacyPolicy\.md:3:1 film: isn’t a field here/),
      expect.stringMatching(/^content\/pages\/About\.yaml:5:10 drawing: has no place, because/),
    ]);
  });
});
