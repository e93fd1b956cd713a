import { expect, test } from 'vitest';
import { mailtoUrl, pages, site } from '../registry';
import { addressesIn, allIn, exportedPage, exportedPages, textOf } from './exported-page';

const placeholders = exportedPages.filter(({ kind }) => kind === 'placeholder');

test('the main part of a placeholder says only that its content is coming soon', () => {
  for (const { one, href, title } of placeholders) {
    expect(textOf(one('main')), href).toBe('Content coming soon');
    expect(textOf(one('h1')), href).toBe(title);
    expect(allIn(one('main'), 'h1, h2, h3'), href).toEqual([]);
  }
});

test('every placeholder links to one to three written pages, and to an email unless it has a form for one', () => {
  const written = new Set(
    pages.filter(({ kind }) => kind !== 'placeholder').map(({ href }) => href),
  );
  for (const { href, title, one, mail = 'contact' } of placeholders) {
    const addresses = addressesIn(one('aside'));
    const places = addresses.filter((address) => address.startsWith('/'));
    expect(places.length, href).toBeGreaterThanOrEqual(1);
    expect(places.length, href).toBeLessThanOrEqual(3);
    for (const place of places) {
      expect(written.has(place.replace(/#.*/, '')), `${href} leads to ${place}`).toBe(true);
    }
    const email =
      mail === 'join'
        ? mailtoUrl(mail)
        : `mailto:${mail === 'privacy' ? site.privacyMail : site.contactMail}?subject=${encodeURIComponent(title)}`;
    expect(addresses, href).toEqual([...places, ...(mail === 'demo' ? [] : [email])]);
  }
});

test('both menus mark the placeholders that have no email of their own', () => {
  const { one } = exportedPage('Home');
  const soon = placeholders.filter(({ menu, mail }) => menu !== undefined && mail === undefined);
  for (const menu of ['nav[aria-label="Main"]', 'nav[aria-label="Site"]']) {
    const marked = allIn(one(menu), 'li li').filter((item) =>
      /Page coming soon$/.test(textOf(item)),
    );
    const first = marked.map((item) => addressesIn(item)[0]);
    expect(first, menu).toEqual(soon.map(({ href }) => href));
  }
});

test('no two placeholders show the same text', () => {
  const shown = placeholders.map(({ one }) => textOf(one('h1')) + textOf(one('aside')));
  expect(new Set(shown).size).toBe(placeholders.length);
});

test('placeholders differ only in their title, lead, and links, and one has a form', () => {
  const others = placeholders.filter(({ mail }) => mail !== 'demo');
  expect(new Set(others.map(({ html }) => markupOf(html))).size).toBe(1);
  const withForm = placeholders.filter(({ all }) => all('form[action]').length > 0);
  expect(withForm.map(({ mail }) => mail)).toEqual(['demo']);
});

/** A placeholder's markup without title, lead, links, and current-page markers. */
function markupOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/(<li aria-current="page"[^>]*>|<h1[^>]*>)[^<]+/g, '$1')
    .replace(/(<\/h1><p[^>]*>)[^<]+/, '$1')
    .replace(/ aria-current="page"| open(?=[ >])/g, '')
    .replace(/<aside\b[\s\S]*?<\/aside>/, withoutLinks);
}

/** Collapses a list of links to one link without text and URL. */
function withoutLinks(html: string): string {
  const blank = html.replace(/ href="[^"]*"/g, '').replace(/(<a\b[^>]*>)[^<]*/g, '$1');
  return blank.replace(/(<li\b.*?<\/li>)\1+/g, '$1');
}
