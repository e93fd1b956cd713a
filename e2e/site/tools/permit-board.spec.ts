import { expect, hydrate, test } from '../../fixtures';
import {
  boardOf,
  craneLift,
  firstAdded,
  hotWork,
  hoursOf,
  lineBreak,
  permitBoard,
  plannedHotWork,
  plannedLineBreak,
  slugOf,
  verdictOf,
} from './permit-board';
import { requestsOf } from './requests';

const { conflict, resolved, clear, add, permits } = permitBoard;
const { finalFrom } = plannedLineBreak;
const planned = hoursOf(plannedLineBreak);
const final = hoursOf(plannedLineBreak, finalFrom);
/** The line break at another hour or in another bay. */
const movedTo = (from: number, bay = plannedLineBreak.bay) => ({ ...plannedLineBreak, from, bay });
/** What a screen reader says of its slider. */
const spoken = (from: number, bay = plannedLineBreak.bay) =>
  `${plannedLineBreak.work}, ${hoursOf(plannedLineBreak, from)}, bay ${bay}`;

for (const path of ['/', '/Capabilities']) {
  test(`without scripts, ${path} shows the conflict, its rule, and when both jobs can be done`, {
    tag: '@no-scripts',
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
    const page = await context.newPage();
    await page.goto(path);
    const { region, status, button, row } = boardOf(page);
    await expect(status).toContainText(`${conflict.heading}: ${verdictOf().text}`);
    await expect(status).toContainText(
      `${hotWork} (${plannedHotWork.work.toLowerCase()}, bay ${plannedHotWork.bay}) and ${lineBreak}`,
    );
    await expect(region).toContainText(`${lineBreak} ${conflict.option} ${final}.`);
    await expect(row(hotWork)).toContainText(hoursOf(plannedHotWork));
    for (const name of ['Reschedule', ...add.work.map(({ work }) => work)]) {
      await expect(button(name)).toBeHidden();
    }
    await context.close();
  });
}

test('the whole board works by keyboard alone, and asks no server', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { region, status, slider, row, button } = boardOf(page);
  await slider(lineBreak).focus();
  const requests = await requestsOf(page);
  for (let from = plannedLineBreak.from + 1; from < finalFrom; from += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak, from));
    await expect(status).toContainText(verdictOf(movedTo(from)).text);
  }
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(resolved.text);
  await expect(region.getByText(resolved.from)).toBeVisible();
  await expect(slider(lineBreak)).toHaveAttribute('aria-valuetext', spoken(finalFrom));

  await page.keyboard.press('ArrowUp');
  const nextBay = plannedLineBreak.bay + 1;
  await expect(slider(lineBreak)).toHaveAttribute('aria-valuetext', spoken(finalFrom, nextBay));
  await expect(status).toContainText(verdictOf(movedTo(finalFrom, nextBay)).text);
  await expect(region).toContainText(conflict.none);
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText(resolved.text);

  await button(craneLift.work).press('Enter');
  await expect(slider(firstAdded)).toBeFocused();
  await expect(status).toContainText(clear);
  await page.keyboard.press('ArrowDown');
  const bay = craneLift.bay - 1;
  await expect(slider(firstAdded)).toHaveAttribute('aria-valuetext', new RegExp(`bay ${bay}$`));
  const added = { ...craneLift, tag: firstAdded, bay };
  await expect(status).toContainText(verdictOf(movedTo(finalFrom), added).text);
  await button(`Remove ${firstAdded}`).press('Enter');
  await expect(slider(firstAdded)).toHaveCount(0);
  await expect(slider(permits.at(-1)?.tag ?? '')).toBeFocused();
  await button(add.reset).press('Enter');
  await expect(status).toContainText(verdictOf().text);
  await expect(slider(hotWork)).toBeFocused();
  await button('Reschedule').press('Enter');
  await expect(status).toContainText(resolved.text);
  expect(requests).toEqual([]);
});

test('offers every time without a conflict, and takes the one that’s pressed', async ({ page }) => {
  const { bay } = plannedLineBreak;
  const added = { ...craneLift, tag: firstAdded, bay };
  await page.goto(
    `/#permit-conflict-board?${lineBreak}=${finalFrom}-${bay}&${firstAdded}=${added.from}-${bay}-${slugOf(added.work)}`,
  );
  const { region, status, button, row, slider } = boardOf(page);
  const { text, times } = verdictOf(movedTo(finalFrom), added);
  const [earliest = '', ...later] = times;
  const last = later.at(-1) ?? earliest;
  await expect(status).toContainText(text);
  await expect(region).toContainText(`${firstAdded} ${conflict.option} ${earliest}.`);
  for (const time of later) await expect(button(time)).toBeVisible();
  await expect(region.getByRole('button', { name: /^\d\d:00–/ })).toHaveCount(later.length);
  await button(later.length === 0 ? 'Reschedule' : last).press('Enter');
  await expect(row(firstAdded)).toContainText(last);
  await expect(status).toContainText(clear);
  await expect(slider(firstAdded)).toBeFocused();
});

test('“Reschedule” takes the first time without a conflict, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/');
  const { status, button, row, slider } = boardOf(page);
  await button('Reschedule').click();
  await expect(row(lineBreak)).toContainText(final);
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toBeFocused();
  await expect(page).toHaveURL(
    `/#permit-conflict-board?${lineBreak}=${finalFrom}-${plannedLineBreak.bay}`,
  );
  await page.goBack();
  await expect(row(lineBreak)).toContainText(planned);
  await expect(button('Reschedule')).toBeVisible();
  await page.goForward();
  await expect(status).toContainText(resolved.text);
});

test('a pointer drags a bar to another time, and a tag on the plan to another bay', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const { region, row, bay, slider } = boardOf(page);
  const bar = row(lineBreak).getByText(plannedLineBreak.work, { exact: true });
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('no bar');
  const hour = box.width / plannedLineBreak.hours;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  const target = box.x + 5 + (finalFrom - plannedLineBreak.from) * hour;
  await page.mouse.move(target, box.y + 5, { steps: 6 });
  await expect(row(lineBreak)).toContainText(final);
  // Beyond the end of the shift, it stays on the board. WebDriver BiDi refuses to leave the viewport.
  const beyond = Math.min(box.x + 5 + 9 * hour, (page.viewportSize()?.width ?? 0) - 1);
  await page.mouse.move(beyond, box.y + 5, { steps: 6 });
  await page.mouse.up();
  await expect(row(lineBreak)).toContainText(/–18:00/);

  const tag = region.getByText(hotWork, { exact: true }).last();
  await tag.scrollIntoViewIfNeeded();
  const from = await tag.boundingBox();
  const plan = await region.getByText('12345678', { exact: true }).boundingBox();
  if (from === null || plan === null) throw new Error('no plan');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width - 2, y, { steps: 6 });
  await page.mouse.up();
  await expect(bay(hotWork)).toHaveValue('8');
  await expect(slider(hotWork)).toBeFocused();
});

test('a press next to a bar moves it there, and a bay can be typed', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { slider, bay, row } = boardOf(page);
  await bay(hotWork).press('End');
  await page.keyboard.type('5');
  await expect(bay(hotWork)).toHaveValue('5');
  await page.keyboard.type('9');
  await expect(bay(hotWork)).toHaveValue('8');
  const track = await slider(hotWork).boundingBox();
  if (track === null) throw new Error('no slider');
  await slider(hotWork).click({ position: { x: track.width - 3, y: track.height / 2 } });
  const latest = 18 - plannedHotWork.hours - plannedHotWork.fireWatch;
  await expect(row(hotWork)).toContainText(hoursOf(plannedHotWork, latest));
});
