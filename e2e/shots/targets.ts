import type { Page } from 'playwright';
import { content } from '@/lib/content';
import type { Fault } from '../platform/platform';
import { admin, guest, operator } from '../platform/seeded-accounts';
import { pages } from '../registry';

/** A page, or one of its states, to take screenshots of. */
export interface ShotTarget {
  /** Used in file names. Related states share a prefix. */
  name: string;
  href: string;
  /** Email of the account that is signed in. */
  as?: string;
  faults?: Fault[];
  /** All if undefined; for example, a phone has no menu bar. */
  widths?: number[];
  /** Captures only the viewport, for overlays, instead of the full page. */
  only?: 'window';
  medium?: 'print' | 'no-scripts';
  beforeLoad?(page: Page): Promise<unknown>;
  afterLoad?(page: Page): Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens search, types a query, and waits for its status message. */
const search = (query: string, status: string | RegExp) => async (page: Page) => {
  await press('Search')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(query);
  await dialog.getByRole('status').getByText(status).waitFor();
};

const route = 'GET /apps/public/*';
const down: Fault = { route, kind: 'status', status: 500 };
const hanging: Fault = { route, kind: 'hang' };

/** States that only the viewport shows. */
const overlays: ShotTarget[] = [
  { name: 'spinner-visitor', href: '/', faults: [hanging] },
  { name: 'spinner-token', href: '/', as: operator, faults: [hanging] },
  { name: 'signed-in', href: '/', as: operator },
  { name: 'notice', href: '/', as: operator, faults: [down] },
  ...['Platform', 'Solutions', 'Resources', 'Support'].map((label) => ({
    name: `menu-${label}`,
    href: '/',
    widths: [1440],
    afterLoad: (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: label }).hover(),
  })),
  { name: 'mobile-menu', href: '/', widths: [390, 768], afterLoad: press('Menu') },
  { name: 'search-empty', href: '/', afterLoad: search('', 'Type a term') },
  { name: 'search-results', href: '/', afterLoad: search('permit', /results/) },
  { name: 'search-nothing', href: '/', afterLoad: search('zzzzqq', 'No results') },
  {
    name: 'agent-dialog',
    href: `/AITeam#${content().agents[0]?.id}`,
    afterLoad: (page) => page.getByRole('dialog').getByRole('heading').first().waitFor(),
  },
  {
    name: 'film-player',
    href: '/',
    async afterLoad(page) {
      await press(/video/)(page);
      const film = page.getByRole('dialog').getByLabel('Video', { exact: true });
      await film.evaluate(
        (video: HTMLVideoElement) =>
          new Promise((resolve) => video.requestVideoFrameCallback(resolve)),
      );
    },
  },
  {
    name: 'desk',
    href: '/preview?page=/About',
    afterLoad: (page) =>
      page.getByTitle('Site preview').contentFrame().getByRole('heading', { level: 1 }).waitFor(),
  },
];

const states: ShotTarget[] = [
  { name: '404', href: '/NoSuchPage' },
  { name: '404-admin', href: '/NoSuchPage', as: admin },
  { name: 'AccessRestricted', href: '/', as: guest },
  ...overlays.map((target) => ({ ...target, only: 'window' as const })),
  { name: 'sign-in', href: '/login' },
  {
    name: 'sign-in-wrong',
    href: '/login',
    afterLoad: async (page) => {
      await page.getByLabel('Email').fill('nobody@plant.example');
      await page.getByLabel('Password').fill('wrong-secret');
      await press('Sign in')(page);
    },
  },
  { name: 'sign-in-refused', href: '/login?app_id=other' },
  { name: 'print-Home', href: '/', medium: 'print' },
  { name: 'print-Capabilities', href: '/Capabilities', medium: 'print' },
  { name: 'no-scripts-Home', href: '/', medium: 'no-scripts' },
  { name: 'no-scripts-AITeam', href: '/AITeam', medium: 'no-scripts' },
];

/**
 * Selects targets, in site order: every written page, one placeholder, and every state; or only those named. A name
 * such as `search` includes every state that starts with `search-`.
 *
 * @throws for an unknown name
 */
export function selectTargets(names: readonly string[]): ShotTarget[] {
  // Placeholders look alike, so the first one represents all.
  const placeholder = pages.find(({ kind }) => kind === 'placeholder');
  const shown = pages.filter((page) => page.kind !== 'placeholder' || page === placeholder);
  if (names.length === 0) return [...shown, ...states];
  return names.flatMap((wanted) => {
    const found = [...pages, ...states].filter(
      ({ name }) => name === wanted || name.startsWith(`${wanted}-`),
    );
    if (found.length > 0) return found;
    const known = states.map(({ name }) => name).join(', ');
    throw new Error(
      `Nothing is called "${wanted}". Use a name from content/pages.yaml, or: ${known}.`,
    );
  });
}
