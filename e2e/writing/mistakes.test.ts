import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from './copied-site';

// Two programs are started, on a machine that may be busy.
it('mistakes fail check and build in the same words, before anything is built', async () => {
  const site = copySite();
  site.edit('home.yaml', 'to: AITeam', 'to: AITaem');
  site.edit('site.yaml', 'hello@', 'hello at ');
  const told = [
    /^2 mistakes in content\/:$/,
    /^content\/home\.yaml:\d+:\d+ team\.link\.to: there is no page .*; did you mean “AITeam”\?$/,
    /^content\/site\.yaml:\d+:\d+ contactMail: is not a mail address/,
  ].map((line) => expect.stringMatching(line));

  for (const run of [site.check, site.build]) {
    const { code, said } = await run();
    expect(said.trim().split('\n')).toEqual(told);
    expect(code).toBe(1);
  }
  expect(existsSync(join(site.folder, 'out'))).toBe(false);
  site.remove();
}, 120_000);
