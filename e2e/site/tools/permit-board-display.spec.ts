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

const final = hoursOf(plannedLineBreak, plannedLineBreak.finalFrom);
/** The line break, an hour after the planned time. */
const moved = { ...plannedLineBreak, from: plannedLineBreak.from + 1 };
const movedLink = `/#permit-conflict-board?${lineBreak}=${moved.from}-${moved.bay}`;

test('a shared link shows the same permits in a new visit', async ({ page, browser, platform }) => {
  await page.goto('/');
  const { button } = boardOf(page);
  const [, , entry] = permitBoard.add.work;
  if (entry === undefined) throw new Error('there’s no third kind of work');
  await button('Reschedule').click();
  await button(entry.work).click();
  await expect(page).toHaveURL(new RegExp(`${slugOf(entry.work)}$`));
  const context = await browser.newContext({ baseURL: platform.url });
  const visit = await context.newPage();
  await visit.goto(page.url());
  const { region, row, status } = boardOf(visit);
  await expect(region).toBeInViewport();
  await expect(row(lineBreak)).toContainText(final);
  await expect(row(firstAdded)).toContainText(hoursOf(entry));
  await expect(status).toContainText(permitBoard.clear);
  await context.close();
});

test('a link with a time that isn’t on the board says so, and shows the plan', async ({ page }) => {
  await page.goto(
    `/#permit-conflict-board?${lineBreak}=25-2&PTW-9999=8-2-${slugOf(plannedHotWork.work)}`,
  );
  const { status, row } = boardOf(page);
  await expect(status).toContainText(`a time or bay for ${lineBreak} that isn’t on this board`);
  await expect(status).toContainText('It has permits that this board can’t show');
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak));
});

test('a screen reader gets each permit, the verdict, and what resolves it, in that order', async ({
  page,
}) => {
  await page.goto(movedLink);
  await hydrate(page);
  const { region } = boardOf(page);
  await expect(region).toMatchAriaSnapshot(`
    - region "Permit conflict board":
      - figure "${permitBoard.title}":
        - list:
          - listitem:
            - text: ${hotWork} ${hoursOf(plannedHotWork)} ${plannedHotWork.place}, bay
            - spinbutton "${hotWork} bay": "${plannedHotWork.bay}"
            - slider "${hotWork}": "${plannedHotWork.from}"
          - listitem:
            - text: ${lineBreak} ${hoursOf(moved)} ${moved.place}, bay
            - spinbutton "${lineBreak} bay": "${moved.bay}"
            - slider "${lineBreak}": "${moved.from}"
        - status:
          - paragraph: "${permitBoard.conflict.heading}: ${verdictOf(moved).text}"
          - paragraph: /${hotWork} \\(.*\\) and ${lineBreak}/
        - paragraph: ${lineBreak} ${permitBoard.conflict.option} ${final}.
        - button "Reschedule"
        - paragraph: ${permitBoard.hint}
        - group "${permitBoard.add.label}":
${permitBoard.add.work.map(({ work }) => `          - button "${work}"`).join('\n')}
          - button "${permitBoard.add.reset}"
  `);
});

test('the board works by touch', { tag: '@touch' }, async ({ browser, platform }) => {
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  const { button, status, slider } = boardOf(page);
  await button('Reschedule').tap();
  await expect(status).toContainText(permitBoard.resolved.text);
  await button(craneLift.work).tap();
  await expect(slider(firstAdded)).toHaveValue(`${craneLift.from}`);
  await button(`Remove ${firstAdded}`).tap();
  await expect(slider(firstAdded)).toHaveCount(0);
  await context.close();
});

test('with reduced motion, a bar moves at once', { tag: '@media' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { button, row, status } = boardOf(page);
  await button('Reschedule').click();
  await expect(status).toContainText(permitBoard.resolved.text);
  const bar = row(lineBreak).getByText(plannedLineBreak.work, { exact: true });
  await expect(bar).toHaveCSS('transition-duration', '0s');
});

test('printed, the board has its permits and the verdict, without buttons', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto(movedLink);
  const { row, status, button } = boardOf(page);
  await expect(row(lineBreak)).toContainText(hoursOf(moved));
  await page.emulateMedia({ media: 'print' });
  await expect(row(lineBreak)).toBeVisible();
  await expect(status).toContainText(verdictOf(moved).text);
  for (const name of ['Reschedule', plannedHotWork.work]) await expect(button(name)).toBeHidden();
});

test('takes at most four new permits', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { button, region } = boardOf(page);
  const { add, permits } = permitBoard;
  for (const { work } of add.work) await button(work).click();
  await expect(region.getByRole('slider')).toHaveCount(permits.length + add.work.length);
  for (const { work } of add.work) await expect(button(work)).toBeDisabled();
});
