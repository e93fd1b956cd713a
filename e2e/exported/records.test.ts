import { describe, expect, it } from 'vitest';
import { content, plantSources } from '@/lib/content';
import { createIdentifierFinder } from '@/lib/plant/identifiers';
import { listRecords } from '@/lib/plant/records';
import { allIn, exportedPage, exportedPages, textOf } from './exported-page';

const tags = listRecords(plantSources(content())).map(({ tag }) => tag);
const { find } = createIdentifierFinder(tags);
const platform = exportedPage('Platform');
const records = new Map(
  platform.all('[data-record]').map((record) => [String(record.properties.dataRecord), record]),
);

it('the register has every tag and person, each with what’s on file', () => {
  expect([...records.keys()].toSorted()).toEqual(tags.toSorted());
});

describe('a tag in a paragraph, a list, or a table', () => {
  const written = exportedPages.filter(({ kind }) => kind === 'written');
  it.each(written.map((page) => [page.name, page] as const))(
    'on %s leads to its record',
    (_, page) => {
      const inControls = new Set(
        page.all('[data-island] *, .sr-only, svg *, button *, summary *, pre, pre *, [popover] *'),
      );
      const plain = page
        .all('main :is(p, dt, dd, td, th)')
        .filter((block) => !inControls.has(block));
      for (const block of plain) {
        // Links, controls, and hidden texts have no links of their own.
        if (allIn(block, 'a:not(.record), button, summary, .sr-only, [aria-hidden]').length > 0)
          continue;
        const linked = allIn(block, 'a.record').map(textOf);
        const own = [...records].find(([, record]) => allIn(record, 'p').includes(block))?.[0];
        const named = new Set(find(textOf(block)).map(({ identifier }) => identifier));
        expect([...linked, own]).toEqual(expect.arrayContaining([...named]));
      }
    },
  );
});
