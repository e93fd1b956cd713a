import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from './site-copy';

// Starts two processes, possibly on a busy machine, so it has a long timeout.
it('mistakes fail the check and the build with the same messages, before anything is built', async () => {
  const site = copySite();
  site.edit('home.yaml', /\bto: AITeam\b/, 'to: AITaem');
  site.edit('site.yaml', /(?<=^contactMail: ).*/m, 'nobody');
  const expectedLines = [
    /^2 mistakes in content\/:$/,
    /^content\/home\.yaml:\d+:\d+ [\w.[\]]+\.to: there is no page .*; did you mean “AITeam”\?$/,
    /^content\/site\.yaml:\d+:\d+ contactMail: isn’t an email address/,
  ].map((line) => expect.stringMatching(line));

  for (const { code, output } of await Promise.all([site.check(), site.build()])) {
    expect(output.trim().split('\n')).toEqual(expectedLines);
    expect(code).toBe(1);
  }
  expect(existsSync(join(site.folder, 'out'))).toBe(false);
  site.remove();
}, 120_000);
