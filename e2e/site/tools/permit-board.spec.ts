import type { Job } from '@/lib/calculations/simops-rules';
import { expect, test } from '../../fixtures';
import {
  boardOf,
  chosen,
  craneLift,
  final,
  findingsOf,
  firstAdded,
  found,
  hotWork,
  hoursOf,
  lineBreak,
  lineBreakAt,
  openBoard,
  permitBoard,
  plannedHotWork,
  plannedLineBreak,
} from './permit-board';
import { requestsOf } from './requests';

const { findings, resolved } = permitBoard;
const { options } = findingsOf();
/** What a screen reader says of a slider. */
const spoken = (job: Omit<Job, 'tag'>) => `${job.work}, ${hoursOf(job)}, bay ${job.bay}`;

test('without scripts, the board shows the conflict, its rule, what resolves it, and all rules', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/');
  const { region, status, button, row, panel } = boardOf(page);
  await expect(status).toContainText(found('2 conflicts and 2 questions', 2));
  await expect(status).toContainText(findingsOf().text);
  await expect(status).toContainText(findings.unknown);
  await expect(status).toContainText(
    `${hotWork} (${plannedHotWork.work.toLowerCase()}, ${plannedHotWork.place}, bay ${plannedHotWork.bay}) and ${lineBreak}`,
  );
  for (const option of options) {
    for (const move of option.split(', ')) await expect(region).toContainText(move);
    await expect(button(`Move ${option}`)).toBeHidden();
  }
  await expect(row(hotWork)).toContainText(hoursOf(plannedHotWork));
  for (const name of ['Add', 'Import permits', 'CSV', 'Print']) {
    await expect(button(name)).toBeHidden();
  }
  await button('Rules').click();
  const { source = '' } = permitBoard.rules.isolated[0] ?? {};
  await expect(panel('Rules').getByText(source)).toBeVisible();
});

test('the whole board works by keyboard alone, and asks no server', async ({ page }) => {
  const { status, slider, row, button, edit, bay } = await openBoard(page);
  await button('Add').click();
  await page.keyboard.press('Escape');
  await edit(hotWork);
  await expect(bay(hotWork)).toBeVisible();
  await slider(lineBreak).focus();
  const requests = await requestsOf(page);
  for (let from = plannedLineBreak.from + 15; from < final.from; from += 15) {
    await page.keyboard.press('ArrowRight');
    await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(from)));
    await expect(status).toContainText(findingsOf(lineBreakAt(from)).text);
  }
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toHaveAttribute(
    'aria-valuetext',
    spoken(lineBreakAt(final.from)),
  );
  // A flange stays where it is.
  await page.keyboard.press('ArrowUp');
  await expect(status).toContainText(resolved.text);

  await button('Add').press('Enter');
  await button(craneLift.work).press('Enter');
  await expect(slider(firstAdded)).toBeFocused();
  await expect(status).toContainText(found('4 questions', 3));
  await page.keyboard.press('ArrowDown');
  const added = { ...craneLift, tag: firstAdded, bay: craneLift.bay - 1 };
  await expect(slider(firstAdded)).toHaveAttribute('aria-valuetext', spoken(added));
  await expect(status).toContainText(findingsOf(lineBreakAt(final.from), added).text);
  await edit(firstAdded);
  await button(`Remove ${firstAdded}`).press('Enter');
  await expect(slider(firstAdded)).toHaveCount(0);
  await expect(slider(hotWork)).toBeFocused();
  await button('Reset the board').press('Enter');
  await expect(status).toContainText(findingsOf().text);
  await expect(slider(hotWork)).toBeFocused();
  await button(chosen).press('Enter');
  await expect(status).toContainText(resolved.text);
  expect(requests).toEqual([]);
});

test('offers moves of either permit and of both, what’s too early last', async ({ page }) => {
  await page.goto('/');
  const { region, status, button, row, slider } = boardOf(page);
  const cheapest = options.at(-1) ?? '';
  await expect(region.getByRole('button', { name: /^Move / })).toHaveText(
    options.map(() => 'Move'),
  );
  await expect(region).toContainText(
    /off feed 10 h 49 min.*off feed 5 h 49 min.*Too early: gasket/,
  );
  await button(`Move ${cheapest}`).click();
  for (const move of cheapest.split(', ')) {
    const [tag = '', hours = ''] = move.split(' to ');
    await expect(row(tag)).toContainText(hours);
  }
  await expect(status).toContainText(found('3 questions', 2));
  await expect(status).toContainText(findings.unknown);
  await expect(region).toContainText('off feed: 06:55–12:44, 5 h 49 min');
  await expect(slider(lineBreak)).toBeFocused();
});

test('what the shift chose says why it isn’t the cheapest, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/');
  const { status, button, row, slider } = boardOf(page);
  await button(chosen).click();
  await expect(row(lineBreak)).toContainText(hoursOf(final));
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toBeFocused();
  await expect(page).toHaveURL(/#permit-conflict-board\./);
  await page.goBack();
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak));
  await expect(button(chosen)).toBeVisible();
  await page.goForward();
  await expect(status).toContainText(resolved.text);
});
