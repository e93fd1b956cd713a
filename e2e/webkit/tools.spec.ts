import { Key, Origin } from 'selenium-webdriver';
import { final, hoursOf, lineBreak, plannedLineBreak, shift } from '../site/tools/permit-board';
import { expect, test } from './fixtures';

test('a mouse and a key move a permit on a page that has just loaded', async ({
  webkit,
  platform,
}) => {
  await webkit.driver.get(platform.url);
  await webkit.waitUntil('the session is settled', () =>
    webkit.run(
      'return document.readyState === "complete" && !document.documentElement.hasAttribute("data-session")',
    ),
  );
  const slider = await webkit.find('slider', lineBreak);
  const bar = await webkit.run<{ x: number; y: number; width: number }>(
    `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = arguments[0].getBoundingClientRect();
    return { x, y: y + height / 2, width }`,
    slider,
  );
  const { from, until } = plannedLineBreak;
  const xAt = (time: number) =>
    Math.round(bar.x + ((time - shift.from) / (shift.until - shift.from)) * bar.width);
  const at = { y: Math.round(bar.y), origin: Origin.VIEWPORT, duration: 0 };
  const middle = (from + until) / 2;
  await webkit.driver
    .actions()
    .move({ ...at, x: xAt(middle) })
    .press()
    .move({ ...at, x: xAt(middle + final.from - from - 15) })
    .release()
    .perform();
  await webkit.type(Key.ARROW_RIGHT);
  await webkit.waitUntil(`${lineBreak} is at ${hoursOf(final)}`, async () =>
    (await slider.getAttribute('aria-valuetext'))?.includes(hoursOf(final)),
  );
  await webkit.waitForFocus('slider', lineBreak);
  expect(await slider.getAttribute('value')).toBe(String(final.from));
});
