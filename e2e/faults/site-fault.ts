import type { Page } from 'playwright/test';
import type { Fault } from '../platform/platform';
import type { TestServers } from './test-servers';

export type Persona = 'visitor' | 'signed in';

/** The visit that a fault is injected into. */
export interface VisitContext {
  page: Page;
  servers: TestServers;
  persona: Persona;
  /** The page's path, such as `/ISO`. */
  path: string;
}

/** A fault, how to inject it, and its allowed effects. */
export interface SiteFault {
  name: string;
  /** Runs before the page is requested. */
  beforeLoad?(context: VisitContext): Promise<unknown> | unknown;
  /** Runs once the page has loaded and its spinner is hidden. @returns the final path, if it's another */
  afterLoad?(context: VisitContext): Promise<string | undefined>;
  /** How many requests the platform may get at most; by default, as many as without a fault. */
  maxRequests?: Record<Persona, number>;
  /** The fault itself shifts the layout. */
  mayShiftLayout?: boolean;
  /** Errors that React reports although it recovers from them. */
  expectedErrors?: RegExp;
  /** Another fault represents this one in a sample. */
  skipInSample?: boolean;
  /** Width of the viewport, in pixels. */
  width?: number;
  javaScriptEnabled?: boolean;
  /** None of the site's scripts run, including the one that removes a token from the URL. */
  blocksAllScripts?: true;
}

export function viewportWidth({ width = 1280 }: SiteFault): number {
  return width;
}

/** For a visitor, the settings; for a signed-in user, settings, user, and visit log. */
export const defaultMaxRequests: Record<Persona, number> = { visitor: 1, 'signed in': 3 };

/** For a second page, a signed-in user logs one more visit. */
export const maxRequestsForTwoPages: Record<Persona, number> = { visitor: 1, 'signed in': 4 };

/**
 * If the second page is a full load, it sends the settings, and a signed-in user's three requests, again. If it's loaded
 * because the router failed to show it, the router may have logged the visit before.
 */
export const maxRequestsForTwoLoads: Record<Persona, number> = { visitor: 2, 'signed in': 7 };

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

type FaultSpec<Each = Fault> = Each extends Fault ? Omit<Each, 'route'> : never;

/** Injects a fault into the call that the spinner waits for: the settings for a visitor, else the user. */
export function failAwaitedCall(fault: FaultSpec) {
  return ({ servers, persona }: VisitContext) =>
    servers.platform.faults.set([{ ...fault, route: persona === 'visitor' ? settings : user }]);
}

/** Injects a fault into every call to the platform. */
export function failEveryCall(fault: FaultSpec) {
  return ({ servers }: VisitContext) => servers.platform.faults.set([{ ...fault, route: '* /*' }]);
}
