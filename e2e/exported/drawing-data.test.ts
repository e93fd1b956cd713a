import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '@/components/sections/drawings/qr-code';
import { formatIndex } from '@/lib/calculations/index-text';
import { calculateProgramHealth, content, toXapiStatements } from '@/lib/content';
import { allIn, exportedPage, exportedPages, only, textOf, wordsOf } from './exported-page';

const { capabilities, drawings, iso } = content();
const { credential, evmCard, lotoPlan, mediaBrief, ruleCheck, xapiStream } = drawings;

/** The page and the figure of a picture with this title. */
function pictureTitled(title: string) {
  const page = exportedPages.find(({ html }) => html.includes(title));
  const figures = page?.all('figure').filter((figure) => textOf(figure).includes(title)) ?? [];
  if (page === undefined) throw new Error(`no page has the picture “${title}”`);
  return { page, figure: only(figures.slice(-1), title) };
}

test('the credential’s QR code is that of the section that explains it', () => {
  const { page, figure } = pictureTitled(credential.title);
  const code = only(allIn(figure, 'svg[role=img][aria-label^=QR]'), 'QR codes');
  const label = String(code.properties.ariaLabel);
  const url = new URL(/^QR code that opens (\S+)$/.exec(label)?.[1] ?? '');
  const drawn = renderToStaticMarkup(createElement(QrCode, { text: url.href, label }));
  const path = only(allIn(code, 'path'), 'paths');
  expect(drawn).toContain(` d="${path.properties.d}"`);

  const canonical = String(page.one('link[rel=canonical]').properties.href);
  expect(url.origin).toBe(new URL(canonical).origin);
  const section = exportedPage(url.pathname.slice(1)).section(url.hash.slice(1));
  expect(allIn(section, 'h2')).not.toEqual([]);
  expect(textOf(section)).toMatch(/verification site/i);
});

test('the parts of the statement are valid JSON that matches its xAPI statement', () => {
  const { figure } = pictureTitled(xapiStream.grammar.title);
  const parts = allIn(figure, 'pre').map(textOf);
  const { id: _, ...statement } = toXapiStatements(xapiStream)[xapiStream.opened - 1] ?? {};
  expect(JSON.parse(`{${parts.join()}}`)).toEqual(statement);
});

test('the health card shows the indexes calculated from its figures', () => {
  const { figure } = pictureTitled(evmCard.title);
  const { cpi, spi, offTargetSince } = calculateProgramHealth(evmCard);
  const shown = wordsOf(figure);
  for (const index of [cpi, spi]) {
    expect(shown).toContain(formatIndex(Math.round(index * 1000), evmCard.limits));
  }
  const limit = evmCard.limits.green.toFixed(2);
  if (offTargetSince !== null) {
    expect(textOf(figure)).toContain(`CPI below ${limit} since week ${offTargetSince}.`);
  }
  expect(allIn(figure, `[role=img][aria-label="${evmCard.chart}"]`)).toHaveLength(1);
});

test('each drawing is in the pillar that it illustrates', () => {
  const titles: Readonly<Record<string, string>> = {
    'rule-check': ruleCheck.title,
    'loto-plan': lotoPlan.title,
    'evm-card': evmCard.title,
    'media-brief': mediaBrief.title,
    'xapi-statement': xapiStream.grammar.title,
  };
  const drawn = capabilities.pillars.flatMap(({ id, drawing = '' }) =>
    drawing === '' ? [] : [[drawing, id] as const],
  );
  expect(drawn.map(([drawing]) => drawing).toSorted()).toEqual(Object.keys(titles).toSorted());
  for (const [drawing, id] of drawn) {
    const figures = allIn(exportedPage('Capabilities').section(id), 'figure').map(textOf);
    expect(figures.join(), id).toContain(titles[drawing]);
  }
});

test('the bars of the worked examples share one scale', () => {
  const measured = exportedPage('ISO')
    .all('main summary')
    .flatMap((row) => {
      const amounts = [...textOf(row).matchAll(/\$([\d,]+)/g)];
      const bars = allIn(row, 'svg svg rect').map(({ properties }) => String(properties.width));
      return amounts.map(([, amount = ''], index) => [
        Number(amount.replace(',', '')),
        Number.parseFloat(bars[index] ?? '0'),
      ]);
    });
  expect(measured).toHaveLength(iso.implementation.sections.length * 2);
  const [[amount = 1, length = 0] = []] = measured;
  for (const [other = 0, drawn = 0] of measured) {
    expect(drawn / other).toBeCloseTo(length / amount, 6);
  }
});
