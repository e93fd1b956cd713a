import { choicesOf } from '@/components/tools/spot-the-error/cases';
import { addDays, placeOf } from '@/components/tools/spot-the-error/day';
import { energyRules } from '@/lib/calculations/isolation-energy-rules';
import { formatDate } from '@/lib/page/dates';
import { expect, holdRequests, reactScriptsGlob, test } from '../../fixtures';
import { requestsOf } from './requests';
import {
  caseCount,
  caseOfDay,
  game,
  gameOf,
  someDay,
  urlOfDay,
  wrongClaim,
} from './spot-the-error';

const drawn = caseOfDay(someDay);
const [sample] = game.cases;

test('without scripts, there’s a sample with its answer', async ({ pageWithoutScripts: page }) => {
  await page.goto('/Capabilities#spot-the-error');
  const { region, button } = gameOf(page);
  await expect(region.getByText(sample?.reason ?? '')).toBeHidden();
  await region.getByText(game.answer).click();
  await expect(region.getByText(sample?.reason ?? '')).toBeVisible();
  await expect(region.getByText(energyRules['live header'].source)).toBeVisible();
  await expect(region.getByRole('radio', { name: sample?.claim ?? '' })).toBeVisible();
  await expect(button(game.check)).toBeHidden();
  await expect(button(game.today)).toBeHidden();
});

test('the sample can be answered, even with a choice made before hydration', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/Capabilities#spot-the-error');
  const { region, button } = gameOf(page);
  await region.getByRole('radio', { name: sample?.claim ?? '' }).check();
  await button(game.check).click();
  release();
  await expect(region.getByRole('status').last()).toContainText(game.right);
  await expect(region.getByText(game.answer)).toBeHidden();
});

test('today’s isolation is that of the date at the plant, and asks no server', async ({ page }) => {
  // Still the day before in Texas.
  await page.clock.setFixedTime(`${addDays(someDay, 1)}T04:59:00Z`);
  await page.goto('/Capabilities#spot-the-error');
  const { region, button } = gameOf(page);
  await button(game.today).click();
  await expect(region.getByText(formatDate(someDay))).not.toHaveCount(0);
  await expect(page).toHaveURL(urlOfDay(someDay));
  const requests = await requestsOf(page);
  await region.getByRole('radio', { name: drawn.claim }).check();
  await button(game.check).click();
  await expect(region.getByText(game.right)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a shared link shows its day on a phone, and the answer comes after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOfDay(someDay));
  const { region, button } = gameOf(page);
  await expect(region).toBeInViewport();
  const status = region.getByRole('status').last();
  await button(game.check).click();
  await expect(status).toHaveText(game.choose);
  await region.getByRole('radio', { name: wrongClaim, exact: true }).check();
  await button(game.check).click();
  await expect(status).toHaveText(game.wrong);
  await region.getByRole('radio', { name: drawn.claim, exact: true }).check();
  await button(game.check).click();
  for (const text of [game.right, drawn.claim, drawn.reason]) {
    await expect(status).toContainText(text);
  }
});

test('it works by keyboard: today, a choice, its answer, and the day before', async ({ page }) => {
  await page.clock.setFixedTime(`${someDay}T18:00:00Z`);
  await page.goto('/Capabilities#spot-the-error');
  const { region, button } = gameOf(page);
  await button(game.today).focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('group', { name: game.question })).toBeFocused();
  // Only what stays gets a history entry.
  await expect(page).toHaveURL(urlOfDay(someDay));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(region.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  const isRight = choicesOf(game.cases, drawn)[1] === drawn;
  await expect(region.getByRole('status').last()).toContainText(isRight ? game.right : game.wrong);
  await button(game.previous).focus();
  await page.keyboard.press('Enter');
  const before = addDays(someDay, -1);
  await expect(page).toHaveURL(urlOfDay(before));
  await expect(button(game.previous)).toBeFocused();
  await expect(region.getByRole('radio', { name: caseOfDay(before).claim })).toBeVisible();
  await expect(region.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goBack();
  await expect(region.getByRole('radio', { name: drawn.claim })).toBeVisible();
  // The answer is gone with the choice.
  await expect(region.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(region.getByRole('status').last()).toBeEmpty();
});

test('a screen reader hears what’s drawn', async ({ page }) => {
  await page.goto(urlOfDay(someDay));
  const { region } = gameOf(page);
  const drawing = region.getByRole('img');
  await expect(drawing).toHaveAccessibleName(/4, XV-212: closed, locked, tagged\./);
  await expect(drawing).toHaveAccessibleName(/The bleed’s planned outlet is a safe location\./);
});

test('a plan without a drawing is read, and its mistake found', async ({ page }) => {
  const [set] = game.sets;
  const [first] = set?.cases ?? [];
  const days = game.cases.length - placeOf(someDay, caseCount);
  await page.goto(urlOfDay(addDays(someDay, days)));
  const { region, button } = gameOf(page);
  await expect(region.getByText(`${game.title}: ${set?.title}`)).toBeVisible();
  const nozzle = region.getByRole('listitem').filter({ hasText: 'Feed nozzle' });
  await expect(nozzle).toContainText('Manual block valve: Closed');
  await region.getByRole('radio', { name: first?.claim ?? '' }).check();
  await button(game.check).click();
  const status = region.getByRole('status').last();
  for (const text of [game.right, first?.reason ?? '', '29 CFR 1910.146(b)']) {
    await expect(status).toContainText(text);
  }
});
