import { expect, test } from '../../fixtures';
import { boardOf, firstAdded, hotWork, lineBreak, permitBoard } from './permit-board';

test('a shared link shows the same permits in a new visit', async ({ page, browser, platform }) => {
  await page.goto('/');
  const { button } = boardOf(page);
  await button('Reschedule').click();
  await button('Confined space entry').click();
  await expect(page).toHaveURL(/confined-space-entry$/);
  const context = await browser.newContext({ baseURL: platform.url });
  const visit = await context.newPage();
  await visit.goto(page.url());
  const { region, row, status } = boardOf(visit);
  await expect(region).toBeInViewport();
  await expect(row(lineBreak)).toContainText('13:00–17:00');
  await expect(row(firstAdded)).toContainText('09:00–12:00');
  await expect(status).toContainText(permitBoard.clear);
  await context.close();
});

test('a link with a time that isn’t on the board says so, and shows the plan', async ({ page }) => {
  await page.goto(`/#permit-conflict-board?${lineBreak}=25-2&PTW-9999=8-2-hot-work`);
  const { status, row } = boardOf(page);
  await expect(status).toContainText(`a time or bay for ${lineBreak} that isn’t on this board`);
  await expect(status).toContainText('It has permits that this board can’t show');
  await expect(row(lineBreak)).toContainText('10:00–14:00');
});

test('a screen reader gets each permit, the verdict, and what resolves it, in that order', async ({
  page,
}) => {
  await page.goto(`/#permit-conflict-board?${lineBreak}=11-2`);
  const { region, load } = boardOf(page);
  await load(lineBreak);
  await expect(region).toMatchAriaSnapshot(`
    - region "Permit conflict board":
      - figure "${permitBoard.title}":
        - list:
          - listitem:
            - text: ${hotWork} 08:00–12:00 Pipe rack 3, bay
            - spinbutton "${hotWork} bay": "2"
            - slider "${hotWork}": "8"
          - listitem:
            - text: ${lineBreak} 11:00–15:00 Flange F-207, bay
            - spinbutton "${lineBreak} bay": "2"
            - slider "${lineBreak}": "11"
          - listitem: /LOTO-088 07:00–17:00/
        - status:
          - paragraph: "SIMOPS conflict: hot work within 15 m of an open line, 11:00–12:00"
          - paragraph: /${hotWork} \\(hot work, bay 2\\) and ${lineBreak}/
        - paragraph: ${lineBreak} can move to 13:00–17:00.
        - button "Reschedule"
        - paragraph: ${permitBoard.hint}
        - group "${permitBoard.add.label}":
          - button "Hot work"
          - button "Line break"
          - button "Confined space entry"
          - button "Crane lift"
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
  await button('Crane lift').tap();
  await expect(slider(firstAdded)).toHaveValue('11');
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
  const bar = row(lineBreak).getByText('Line break', { exact: true });
  await expect(bar).toHaveCSS('transition-duration', '0s');
});

test('printed, the board has its permits and the verdict, without buttons', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto(`/#permit-conflict-board?${lineBreak}=11-2`);
  const { row, status, button } = boardOf(page);
  await expect(row(lineBreak)).toContainText('11:00–15:00');
  await page.emulateMedia({ media: 'print' });
  await expect(row(lineBreak)).toBeVisible();
  await expect(status).toContainText('11:00–12:00');
  for (const name of ['Reschedule', 'Hot work']) await expect(button(name)).toBeHidden();
});
