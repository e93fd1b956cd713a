import fc from 'fast-check';
import type { Locator } from 'playwright/test';
import { expect, test } from '../../fixtures';
import { steps } from './isolation-walkthrough';
import { firstAdded, lineBreak, permitBoard, slugOf } from './permit-board';

const textOf = (region: Locator, result: string) =>
  region.getByLabel(result, { exact: true }).innerText();

const lastStatus = (region: Locator) => region.getByRole('status').last();

const mostPermits = permitBoard.permits.length + permitBoard.add.work.length;

const tools = [
  {
    name: 'Permit conflict board',
    path: '/',
    // Its example has a status too, but nothing to reset.
    loaded: (region: Locator) => region.getByRole('button', { name: permitBoard.add.reset }),
    link: `permit-conflict-board?${lineBreak}=13-2&${firstAdded}=9-6-${slugOf(permitBoard.add.work[2]?.work ?? '')}`,
    // Each permit starts in the shift, in a bay of the plan.
    isSound: async (region: Locator) => {
      const sliders = await region.getByRole('slider').all();
      const times = await Promise.all(
        sliders.map((slider) => slider.getAttribute('aria-valuetext')),
      );
      const isOnBoard = (text: string | null) =>
        /, (0[6-9]|1[0-7]):00–(0[7-9]|1[0-8]):00, bay [1-8]$/.test(text ?? '');
      return times.length >= 2 && times.length <= mostPermits && times.every(isOnBoard);
    },
  },
  {
    name: 'ROI calculator',
    path: '/ISO',
    loaded: lastStatus,
    link: 'roi-calculator?start=5.1&benefit=Hours&benefit-amount=42000&cost=Setup&cost-amount=25000',
    isSound: async (region: Locator) => /^(–|−?[\d,]+%)$/.test(await textOf(region, 'ROI')),
  },
  {
    name: 'Earned value calculator',
    path: '/Capabilities',
    loaded: lastStatus,
    link: 'earned-value-calculator?pv=500&ev=450&ac=500&bac=1000',
    isSound: async (region: Locator) => /^(–|[\d,]+\.\d\d)$/.test(await textOf(region, 'CPI')),
  },
  {
    name: 'Isolation walkthrough',
    path: '/Capabilities',
    loaded: lastStatus,
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

for (const { name, path, link, loaded, isSound } of tools) {
  test(`250 mangled links do the ${name} no harm`, async ({ page, platform }) => {
    test.slow();
    await page.goto(`${path}#${link}`);
    const region = page.getByRole('region', { name, exact: true });
    await expect(loaded(region)).toBeAttached();
    for (const fragment of fc.sample(mangled(link), { numRuns: 250, seed: 19 })) {
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
