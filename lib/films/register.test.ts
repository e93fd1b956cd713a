import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentWithoutMedia } from '@/lib/content';
import { flows, homeIsolations, homeMoments } from './moments';

const { plant } = contentWithoutMedia();
const moments = homeMoments(plant);
const { line, pump } = homeIsolations(plant);

describe('the P&ID of the Home film', () => {
  it('shows no flow through a closed valve', () => {
    for (const { time, states, flowing } of moments) {
      const passed = flowing.flatMap((flow) => flows[flow] ?? []);
      for (const valve of passed) expect(states[valve], `${valve} at ${time}`).toBe('open');
    }
  });

  it('stops the feed and closes the valve before the first lock', () => {
    const locked = moments.filter((moment) => moment.locked !== null);
    expect(locked.map((moment) => moment.locked?.device)).toEqual(
      line.points.map(({ device }) => device),
    );
    for (const { time, states, flowing } of locked) {
      expect(flowing, time).not.toContain('feed');
      expect(states['XV-212'], time).toMatch(/closed$/);
    }
  });

  it('shows a lock on a closed or dead device only, except for the bleed of each isolation', () => {
    const bleeds = [line, pump].map(({ points }) => points.at(-1)?.device);
    const last = moments.at(-1)?.states ?? {};
    for (const { points } of [line, pump]) {
      for (const { device } of points) {
        const state = bleeds.includes(device) ? 'locked open' : /^locked (?:closed|off)$/;
        expect(last[device], device).toEqual(expect.stringMatching(state));
      }
    }
  });
});

describe('the films', () => {
  const stated = /\b[A-Z]{1,4}-\d{2,}[A-Z]?(?:\/\d+)?\b|\b\d\d:\d\d\b|\b[A-Z]\. [A-Z][a-z]+\b/g;
  const register = new Set(JSON.stringify(plant).match(stated));
  const unknown = (text: string) =>
    (text.match(stated) ?? []).filter((word) => !register.has(word));

  const media = 'public/media';
  it.each(readdirSync(media).filter((file) => file.endsWith('.vtt')))(
    '%s states tags, times, and people of the register only',
    (file) => {
      const cues = readFileSync(join(media, file), 'utf8').replace(/^.* --> .*$/gm, '');
      expect(unknown(cues)).toEqual([]);
    },
  );

  const scripts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  it.each(scripts.filter((file) => file.endsWith('.js')))(
    '%s draws tags, times, and people of the register only',
    (file) => {
      expect(unknown(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([]);
    },
  );
});
