import type { Page } from 'playwright';
import { content } from '@/lib/content';

/** Something that a visitor presses, and what is there afterwards. */
export interface Press {
  name: string;
  path: string;
  width: number;
  hasTouch?: boolean;
  /** What comes before the press and is not measured. */
  before?: (page: Page) => Promise<void>;
  /** Waits for what a press needs besides React. */
  ready?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Selector of it. */
  shown: string;
}

/** A hand holds a button of the mouse down for about so many milliseconds. */
const hand = { delay: 80 };

const agent = content().agents[0]?.name ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = 'dialog[open], [role="dialog"][data-state="open"], [role="dialog"]:popover-open';

const menu = {
  path: '/',
  width: 1440,
  shown: '.menu-panel',
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
export const presses: readonly Press[] = [
  {
    name: 'an empty popover, as a floor',
    path: '/',
    width: 1440,
    before: (page) => page.evaluate(addEmptyPopover),
    press: (page) => button(page, 'Empty').click(hand),
    shown: '#empty:popover-open',
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
    before: (page) => button(page, 'Solutions').focus(),
    press: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'the mobile menu',
    path: '/',
    width: 390,
    hasTouch: true,
    press: (page) => button(page, 'Menu').tap(),
    shown: '#site-menu',
  },
  {
    name: 'the video player',
    path: '/',
    width: 1440,
    press: (page) => button(page, 'Full-screen video').click(hand),
    shown: dialog,
  },
  {
    name: 'an agent’s card',
    path: '/AITeam',
    width: 1440,
    press: (page) => page.getByRole('button', { name: agent }).first().click(hand),
    shown: dialog,
  },
  {
    name: 'search',
    path: '/',
    width: 1440,
    press: (page) => button(page, 'Search').click(hand),
    shown: dialog,
  },
  {
    name: 'the first letter in search',
    path: '/',
    width: 1440,
    before: async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('searchbox').waitFor();
    },
    ready: (page) => page.getByText('Type a term').waitFor(),
    press: (page) => page.keyboard.type('r'),
    shown: '[role="option"]',
  },
];
