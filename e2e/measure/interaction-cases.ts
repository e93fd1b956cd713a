import type { Page } from 'playwright';
import { content } from '@/lib/content';

/** Something that a visitor presses, and what is there afterwards. */
export interface InteractionCase {
  name: string;
  path: string;
  width: number;
  hasTouch?: boolean;
  /** What comes before the press and is not measured. */
  setUp?: (page: Page) => Promise<void>;
  /** Waits for what a press needs besides React. */
  waitUntilReady?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Selector of it. */
  shownSelector: string;
}

/** A hand holds a button of the mouse down for about so many milliseconds. */
const hand = { delay: 80 };

const agent = content().agents[0]?.name ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = 'dialog[open], [role="dialog"][data-state="open"], [role="dialog"]:popover-open';

const menu = {
  path: '/',
  width: 1440,
  shownSelector: '.menu-panel',
};

/** Adds a button that opens a native popover with one word: the least that a press can cost on this machine. */
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

/** Cold, what a press needs begins to be fetched when the pointer arrives for it. */
export const interactionCases: readonly InteractionCase[] = [
  {
    name: 'an empty popover, as a floor',
    path: '/',
    width: 1440,
    setUp: (page) => page.evaluate(addEmptyPopover),
    press: (page) => button(page, 'Empty').click(hand),
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
    press: (page) => button(page, 'Full-screen video').click(hand),
    shownSelector: dialog,
  },
  {
    name: 'an agent’s card',
    path: '/AITeam',
    width: 1440,
    press: (page) => page.getByRole('button', { name: agent }).first().click(hand),
    shownSelector: dialog,
  },
  {
    name: 'search',
    path: '/',
    width: 1440,
    press: (page) => button(page, 'Search').click(hand),
    shownSelector: dialog,
  },
  {
    name: 'the first letter in search',
    path: '/',
    width: 1440,
    setUp: async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('searchbox').waitFor();
    },
    waitUntilReady: (page) => page.getByText('Type a term').waitFor(),
    press: (page) => page.keyboard.type('r'),
    shownSelector: '[role="option"]',
  },
];
