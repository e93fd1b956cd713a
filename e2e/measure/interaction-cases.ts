import type { Page } from 'playwright';
import { content } from '@/lib/content';

/** A control that a visitor presses, and what it shows. */
export interface InteractionCase {
  name: string;
  path: string;
  width: number;
  hasTouch?: boolean;
  /** Runs before the press and isn't measured. */
  setUp?: (page: Page) => Promise<void>;
  /** Waits for what the press needs in addition to React. */
  waitUntilReady?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Selector of what the press shows. */
  shownSelector: string;
}

/** A person holds the mouse button down for about 80 ms. */
const clickOptions = { delay: 80 };

const agent = content().agents[0]?.name ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = 'dialog[open], [role="dialog"][data-state="open"], [role="dialog"]:popover-open';

const menu = {
  path: '/',
  width: 1440,
  shownSelector: '.menu-panel',
};

/** Adds a button that opens a native popover with one word, as a lower bound for this machine. */
function addEmptyPopover(): void {
  const button = document.createElement('button');
  const popover = document.createElement('p');
  popover.popover = 'auto';
  popover.id = 'empty';
  button.popoverTargetElement = popover;
  button.style.cssText = 'position:fixed;top:50%';
  button.textContent = popover.textContent = 'Empty';
  document.body.append(button, popover);
}

/** If React isn't loaded yet, it starts loading when the pointer reaches the control. */
export const interactionCases: readonly InteractionCase[] = [
  {
    name: 'an empty popover, as a floor',
    path: '/',
    width: 1440,
    setUp: (page) => page.evaluate(addEmptyPopover),
    press: (page) => button(page, 'Empty').click(clickOptions),
    shownSelector: '#empty:popover-open',
  },
  {
    ...menu,
    name: 'a menu, by touch',
    hasTouch: true,
    press: (page) => button(page, 'Solutions').tap(),
  },
  {
    ...menu,
    name: 'a menu, by keyboard',
    setUp: (page) => button(page, 'Solutions').focus(),
    press: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'the mobile menu',
    path: '/',
    width: 390,
    hasTouch: true,
    press: (page) => button(page, 'Menu').tap(),
    shownSelector: '#site-menu',
  },
  {
    name: 'the video player',
    path: '/',
    width: 1440,
    press: (page) => button(page, 'Full-screen video').click(clickOptions),
    shownSelector: dialog,
  },
  {
    name: 'an agent’s card',
    path: '/AITeam',
    width: 1440,
    press: (page) => page.getByRole('button', { name: agent }).first().click(clickOptions),
    shownSelector: dialog,
  },
  {
    name: 'search',
    path: '/',
    width: 1440,
    press: (page) => button(page, 'Search').click(clickOptions),
    shownSelector: dialog,
  },
  {
    name: 'the first letter in search',
    path: '/',
    width: 1440,
    setUp: async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('searchbox', { name: 'Page, topic, or agent' }).waitFor();
    },
    waitUntilReady: (page) => page.getByText('Type a term').waitFor(),
    press: (page) => page.keyboard.type('r'),
    shownSelector: '[role="option"]',
  },
  {
    name: 'a tag’s record',
    path: '/Platform',
    width: 1440,
    press: (page) =>
      page.getByRole('main').getByRole('link', { name: 'PTW-0418' }).first().click(clickOptions),
    shownSelector: '.record-tag:popover-open',
  },
  {
    name: 'an answer from Unit 200',
    path: '/',
    width: 1440,
    setUp: (page) =>
      page.getByRole('searchbox', { name: 'Ask Unit 200' }).fill('Is F-207 isolated at 12:00?'),
    press: (page) => page.keyboard.press('Enter'),
    // Of its seven sources; the answer before it has three.
    shownSelector: '[aria-label="Sources"] > li:nth-child(7)',
  },
  {
    name: 'a time of the shift',
    path: '/',
    width: 1440,
    setUp: (page) => page.getByRole('slider', { name: 'Time of shift' }).focus(),
    press: (page) => page.keyboard.press('End'),
    shownSelector: 'input[aria-valuetext="18:00"]',
  },
];
