import { expect, it } from 'vitest';
import { content, plantSources } from '@/lib/content';
import { listEntries } from '@/lib/plant/entries';
import { placeOf } from '@/lib/plant/places';
import { listRecords } from '@/lib/plant/records';
import { exportedPage, textOf } from './exported-page';

const sources = plantSources(content());
const tags = listRecords(sources).map(({ tag }) => tag);
const records = new Set(
  exportedPage('Platform')
    .all('[data-record]')
    .map(({ properties }) => String(properties.dataRecord)),
);

it('the register has every tag and person, each with what’s on file', () => {
  expect([...records].toSorted()).toEqual(tags.toSorted());
});

it('an entry’s time leads to where the site shows it', () => {
  for (const entry of listEntries(sources)) {
    const place = placeOf(entry);
    if (place === null) continue;
    const [path = '', id = ''] = place.split('#');
    const page = exportedPage(path === '/' ? 'Home' : path.slice(1));
    const [target] = page.all(`[id="${id}"]`);
    const shown = target === undefined ? '' : textOf(target);
    const [subject = ''] = entry.text.split(', ');
    const words = entry.source === 'Shift log' ? [entry.text] : [...entry.about, subject];
    expect([place, words.some((word) => shown.includes(word))]).toEqual([place, true]);
  }
});
