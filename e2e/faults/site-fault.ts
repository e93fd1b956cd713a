import type { Page } from 'playwright/test';
import type { Fault } from '../platform/platform';
import type { TestServers } from './test-servers';

export type Persona = 'visitor' | 'signed in';

/** A page that is about to be visited, or is. */
export interface VisitContext {
  page: Page;
  servers: TestServers;
  persona: Persona;
  /** Where it goes: `/ISO`. */
  path: string;
}

/** What can go wrong, how it is made to, and what it may cost. */
export interface SiteFault {
  name: string;
  /** Before the page is asked for. */
  beforeLoad?(scene: VisitContext): Promise<unknown> | unknown;
  /** Once the page is hydrated. @returns the path it ends on, where that is another */
  afterLoad?(scene: VisitContext): Promise<string | undefined>;
  /** The most requests that the platform may get; by default those of a visit without a fault. */
  maxRequests?: Record<Persona, number>;
  /** It moves things by itself. */
  mayShiftLayout?: boolean;
  /** Errors that React reports of what it has mended. */
  expectedErrors?: RegExp;
  /** Another fault stands for it in a sample. */
  skipInSample?: boolean;
  /** Of the window, in pixels. */
  width?: number;
  javaScriptEnabled?: boolean;
  /** No script of the site runs, the one that takes a token out of the address included. */
  blocksAllScripts?: true;
}

export function viewportWidth({ width = 1280 }: SiteFault): number {
  return width;
}

/** Settings for a visitor; settings, user and visit for who is signed in. */
export const defaultMaxRequests: Record<Persona, number> = { visitor: 1, 'signed in': 3 };

/** The same, and a visit more for who is signed in and goes on to another page. */
export const maxRequestsForTwoPages: Record<Persona, number> = { visitor: 1, 'signed in': 4 };

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

type FaultSpec<Each = Fault> = Each extends Fault ? Omit<Each, 'route'> : never;

/** The answer that the visit waits for: a visitor's is the settings, that of who is signed in the user. */
export function failAwaitedCall(wrong: FaultSpec) {
  return ({ servers, persona }: VisitContext) =>
    servers.platform.faults.set([{ ...wrong, route: persona === 'visitor' ? settings : user }]);
}

/** Each call to the platform. */
export function failEveryCall(wrong: FaultSpec) {
  return ({ servers }: VisitContext) => servers.platform.faults.set([{ ...wrong, route: '* /*' }]);
}
