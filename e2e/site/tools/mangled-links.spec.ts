import fc from 'fast-check';
import type { Locator } from 'playwright/test';
import { expect, test } from '../../fixtures';
import { steps } from './isolation-walkthrough';

const textOf = (region: Locator, result: string) =>
  region.getByLabel(result, { exact: true }).innerText();

const tools = [
  {
    name: 'ROI calculator',
    path: '/ISO',
    link: 'roi-calculator?start=5.1&benefit=Hours&benefit-amount=42000&cost=Setup&cost-amount=25000',
    isSound: async (region: Locator) => /^(–|−?[\d,]+%)$/.test(await textOf(region, 'ROI')),
  },
  {
    name: 'Earned value calculator',
    path: '/Capabilities',
    link: 'earned-value-calculator?pv=500&ev=450&ac=500&bac=1000',
    isSound: async (region: Locator) => /^(–|[\d,]+\.\d\d)$/.test(await textOf(region, 'CPI')),
  },
  {
    name: 'Isolation walkthrough',
    path: '/Capabilities',
    link: 'isolation-walkthrough?done=12',
    // The finished plan has one button. In the walkthrough, one step comes next, unless all are done.
    isSound: (region: Locator) =>
      region.evaluate((element, count) => {
        const done = element.querySelectorAll('button[aria-disabled]').length;
        const next = element.querySelectorAll('button[aria-current]').length;
        return element.querySelectorAll('button').length === 1 || done === count || next === 1;
      }, steps.length),
  },
];

/** Text as chat apps, hand edits, and attackers leave it in a link. */
const junk = fc.oneof(
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%3Cscript%3E',
    '<img src=x onerror=alert(1)>',
    '&&=',
    '+',
  ),
  fc.constantFrom('?', ';', '#', '&', '=', '=-', '1e999', '-1', '__proto__', '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** A link with junk in one to four places, each of which may also have lost some text. */
function mangled(link: string) {
  const edit = fc.record({ at: fc.nat(link.length), lost: fc.nat(8), junk });
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) =>
    edits.reduce((text, edited) => {
      const { at, lost } = edited;
      return text.slice(0, at) + edited.junk + text.slice(at + lost);
    }, link),
  );
}

for (const { name, path, link, isSound } of tools) {
  test(`334 mangled links do the ${name} no harm`, async ({ page, platform }) => {
    await page.goto(`${path}#${link}`);
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('status').last()).toBeAttached();
    for (const fragment of fc.sample(mangled(link), { numRuns: 334, seed: 19 })) {
      const url = new URL(path, platform.url);
      url.hash = fragment;
      await page.goto(url.href);
      expect(await isSound(region), url.href).toBe(true);
    }
    // A fresh visit with the intact link shows what it always did.
    await page.goto('about:blank');
    await page.goto(`${path}#${link}`);
    await expect(region).toBeInViewport();
    await expect(region.getByText('Part of this link')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}
