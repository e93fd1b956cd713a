import type { Locator, Page } from 'playwright';
import { content } from '@/lib/content';
import { footerLink } from '../locators';
import { labelIn } from '../registry';

/** Something that a visitor presses, and what is there afterwards. */
export interface Press {
  name: string;
  path: string;
  width: number;
  hasTouch?: boolean;
  /** What comes before the press and is not measured. */
  before?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
}

/** A hand holds a button of the mouse down for about so many milliseconds. */
const hand = { delay: 80 };

const agent = content().agents[0]?.name ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const searchbox = (page: Page) => page.getByRole('searchbox');

const menu = {
  path: '/',
  width: 1440,
  shown: (page: Page) => page.getByRole('link', { name: labelIn('menu', 'SIMOPS') }).first(),
};

/** None has been warmed up: what a press needs begins to be fetched when the pointer arrives for it. */
export const presses: readonly Press[] = [
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
    shown: (page) => page.getByRole('navigation', { name: 'Site' }),
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
    shown: searchbox,
  },
  {
    name: 'the first letter in search',
    path: '/',
    width: 1440,
    before: async (page) => {
      await button(page, 'Search').click();
      await searchbox(page).waitFor();
    },
    press: (page) => page.keyboard.type('r'),
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'a link to AI Team',
    path: '/',
    width: 1440,
    press: (page) => footerLink(page, 'AITeam').click(hand),
    shown: (page) => page.getByRole('button', { name: agent }).first(),
  },
];
