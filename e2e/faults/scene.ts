import type { Page } from 'playwright/test';
import type { Fault } from '../platform/platform';
import type { Station } from './station';

export type Viewer = 'visitor' | 'signed in';

/** A page that is about to be visited, or is. */
export interface Scene {
  page: Page;
  station: Station;
  viewer: Viewer;
  /** Where it goes: `/ISO`. */
  path: string;
}

/** What can go wrong, how it is made to, and what it may cost. */
export interface SiteFault {
  name: string;
  /** Before the page is asked for. */
  before?(scene: Scene): Promise<unknown> | unknown;
  /** Once the page is hydrated. @returns the path it ends on, where that is another */
  after?(scene: Scene): Promise<string | undefined>;
  /** The most requests that the platform may get; by default those of a visit without a fault. */
  asks?: Record<Viewer, number>;
  /** It moves things by itself. */
  moves?: boolean;
  /** Errors that React reports of what it has mended. */
  says?: RegExp;
  /** Another fault stands for it in a sample. */
  alike?: boolean;
  /** Of the window, in pixels. */
  width?: number;
  javaScriptEnabled?: boolean;
  /** No script of the site runs, the one that takes a token out of the address included. */
  scriptless?: true;
}

export function widthOf({ width = 1280 }: SiteFault): number {
  return width;
}

/** Settings for a visitor; settings, user and visit for who is signed in. */
export const usualAsks: Record<Viewer, number> = { visitor: 1, 'signed in': 3 };

/** The same, and a visit more for who is signed in and goes on to another page. */
export const asksOfTwoPages: Record<Viewer, number> = { visitor: 1, 'signed in': 4 };

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

type Wrong<Each = Fault> = Each extends Fault ? Omit<Each, 'route'> : never;

/** The answer that the visit waits for: a visitor's is the settings, that of who is signed in the user. */
export function wrongAnswer(wrong: Wrong) {
  return ({ station, viewer }: Scene) =>
    station.platform.faults.set([{ ...wrong, route: viewer === 'visitor' ? settings : user }]);
}

/** Each call to the platform. */
export function wrongAnswers(wrong: Wrong) {
  return ({ station }: Scene) => station.platform.faults.set([{ ...wrong, route: '* /*' }]);
}
