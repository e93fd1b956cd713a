import type { Page } from 'playwright';

/** Something that a visitor presses, and what it shows. */
interface Press {
  name: string;
  /** Home if undefined. */
  path?: string;
  /** Runs before the press and isn't measured. */
  setUp?(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  /** CSS selector of what the press shows. */
  shows: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A person holds the mouse button down for about 80 ms. */
const click = (name: string) => (page: Page) => button(page, name).first().click({ delay: 80 });
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const dialog = 'dialog[open], [role="dialog"][data-state="open"], [role="dialog"]:popover-open';

export const presses: readonly Press[] = [
  {
    name: 'a menu, by keyboard',
    setUp: (page) => button(page, 'Solutions').focus(),
    press: key('Enter'),
    shows: '.menu-panel',
  },
  { name: 'the video player', press: click('Watch the video'), shows: dialog },
  {
    name: 'an agent’s card',
    path: '/AITeam',
    press: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Milam' }).first().click({ delay: 80 }),
    shows: dialog,
  },
  { name: 'search', press: click('Search'), shows: dialog },
  {
    name: 'the first letter in search',
    async setUp(page) {
      await button(page, 'Search').click();
      await page.getByRole('searchbox', { name: 'Page, topic, or agent' }).waitFor();
    },
    press: (page) => page.keyboard.type('r'),
    shows: '[role="option"]',
  },
  {
    name: 'a time of the shift',
    setUp: (page) => page.getByRole('slider', { name: 'Time of shift' }).focus(),
    press: key('End'),
    shows: 'input[aria-valuetext="18:00"]',
  },
];
