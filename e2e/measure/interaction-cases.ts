import type { Page } from 'playwright';
import { content } from '@/lib/content';

/** A control that a visitor presses, and what it shows. */
export interface InteractionCase {
  name: string;
  /** Home if undefined. */
  path?: string;
  /** A desktop computer's if undefined. */
  width?: number;
  hasTouch?: boolean;
  /** Runs before the press and isn't measured. */
  setUp?: (page: Page) => Promise<void>;
  /** Waits for what the press needs in addition to React. */
  waitUntilReady?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Selector of what the press shows. */
  shownSelector: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A person holds the mouse button down for about 80 ms. */
const click = (name: string) => (page: Page) => button(page, name).first().click({ delay: 80 });
const tap = (name: string) => (page: Page) => button(page, name).tap();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const dialog = 'dialog[open], [role="dialog"][data-state="open"], [role="dialog"]:popover-open';

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
    setUp: (page) => page.evaluate(addEmptyPopover),
    press: click('Empty'),
    shownSelector: '#empty:popover-open',
  },
  {
    name: 'a menu, by touch',
    hasTouch: true,
    press: tap('Solutions'),
    shownSelector: '.menu-panel',
  },
  {
    name: 'a menu, by keyboard',
    setUp: (page) => button(page, 'Solutions').focus(),
    press: key('Enter'),
    shownSelector: '.menu-panel',
  },
  {
    name: 'the mobile menu',
    width: 390,
    hasTouch: true,
    press: tap('Menu'),
    shownSelector: '#site-menu',
  },
  { name: 'the video player', press: click('Full-screen video'), shownSelector: dialog },
  {
    name: 'an agent’s card',
    path: '/AITeam',
    press: (page) =>
      page
        .getByRole('button', { name: content().agents[0]?.name ?? '' })
        .first()
        .click({ delay: 80 }),
    shownSelector: dialog,
  },
  { name: 'search', press: click('Search'), shownSelector: dialog },
  {
    name: 'the first letter in search',
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
    press: (page) =>
      page.getByRole('main').getByRole('link', { name: 'PTW-0418' }).first().click({ delay: 80 }),
    shownSelector: '.record-tag:popover-open',
  },
  {
    name: 'an answer from Unit 200',
    setUp: (page) =>
      page.getByRole('searchbox', { name: 'Ask Unit 200' }).fill('Is F-207 isolated at 12:00?'),
    press: key('Enter'),
    // Of its seven sources; the answer before it has three.
    shownSelector: '[aria-label="Sources"] > li:nth-child(7)',
  },
  {
    name: 'a time of the shift',
    setUp: (page) => page.getByRole('slider', { name: 'Time of shift' }).focus(),
    press: key('End'),
    shownSelector: 'input[aria-valuetext="18:00"]',
  },
];
