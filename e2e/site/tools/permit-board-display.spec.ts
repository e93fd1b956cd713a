import { expect, test } from '../../fixtures';
import {
  at,
  barOf,
  boardOf,
  chosen,
  craneLift,
  findingsOf,
  firstAdded,
  hotWork,
  hoursOf,
  lineBreak,
  lineBreakAt,
  linkToBoard,
  openBoard,
  permitBoard,
  plannedHotWork,
  plannedLineBreak,
} from './permit-board';

/** The line break, an hour after the planned time. */
const moved = lineBreakAt(plannedLineBreak.from + 60);
const movedLink = linkToBoard({ [lineBreak]: moved });

test('a screen reader gets each permit, the findings, and what resolves it, in that order', async ({
  page,
}) => {
  const { region } = await openBoard(page, movedLink);
  const { text, options } = findingsOf(moved);
  await expect(region).toMatchAriaSnapshot(`
    - region "Permit conflict board":
      - figure "${permitBoard.title}":
        - button "Reset the board"
        - button "Add"
        - button "Import permits"
        - button "Rules"
        - button "CSV"
        - button "Print"
        - paragraph: ${permitBoard.hint}
        - list:
          - listitem:
            - group: /${hotWork} ${hoursOf(plannedHotWork)} ${plannedHotWork.work}/
            - slider "${hotWork}": "${plannedHotWork.from}"
          - listitem:
            - group: /${lineBreak} ${hoursOf(moved)} ${moved.work}/
            - slider "${lineBreak}": "${moved.from}"
          - listitem:
            - group: /LOTO-088 07:32–17:00 Isolation of F-207/
        - status:
          - paragraph:
            - text: 2 conflicts and 2 questions in 2 permits, by these
            - button /rules/
          - paragraph: ${permitBoard.findings.unknown}
          - paragraph: ${text}
          - paragraph:
            - link "${hotWork}"
            - text: /\\(.*\\) and/
            - link "${lineBreak}"
        - paragraph: ${permitBoard.findings.optionsByOutage}
        - list:
${options.map((option) => `          - listitem:\n            - button "Move ${option}"`).join('\n')}
  `);
});

test('a finger moves a bar, presses the buttons, and still scrolls the page', async ({
  phone: page,
}) => {
  await page.goto('/');
  const { button, status, slider, edit, row } = boardOf(page);
  await button(chosen).tap();
  await expect(status).toContainText(permitBoard.resolved.text);
  await button('Add').tap();
  await button(craneLift.work).tap();
  await expect(slider(firstAdded)).toHaveValue(`${craneLift.from}`);
  await edit(firstAdded);
  await button(`Remove ${firstAdded}`).tap();
  await expect(slider(firstAdded)).toHaveCount(0);
  const { x, y, hour } = await barOf(page, plannedHotWork);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', toX: number, toY: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: toX, y: toY }],
    });
  await touch('touchStart', x, y);
  for (const part of [0.5, 1, 1.5, 2]) await touch('touchMove', x + part * hour, y);
  await touch('touchEnd', x, y);
  await expect(row(hotWork)).toContainText(hoursOf({ from: at(10), until: at(14) }));
  const before = await page.evaluate(() => scrollY);
  await touch('touchStart', x + 2 * hour, y);
  for (const part of [20, 60, 120, 180]) await touch('touchMove', x + 2 * hour, y - part);
  await touch('touchEnd', x, y);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(row(hotWork)).toContainText(hoursOf({ from: at(10), until: at(14) }));
});

test('printed, the board has its permits, the findings, and the rules, without buttons', async ({
  page,
}) => {
  const { row, status, button, panel, region } = await openBoard(page, movedLink);
  await expect(row(lineBreak)).toContainText(hoursOf(moved));
  await page.emulateMedia({ media: 'print' });
  await expect(row(lineBreak)).toBeVisible();
  await expect(status).toContainText(findingsOf(moved).text);
  for (const name of ['Add', 'Print']) await expect(button(name)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() =>
    Reflect.set(window, 'print', () => dispatchEvent(new Event('beforeprint'))),
  );
  await button('Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(region.getByText(/^Printed .*\d{4}/)).toBeVisible();
  await expect(panel('Rules').getByText(permitBoard.note)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
