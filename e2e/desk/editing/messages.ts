import type { Problem } from '@/lib/content/problem';

/* Messages between the desk and the page in its frame, which are of different origins. */

/** Calls from the page in the frame, through the desk, to the desk's server. */
export const callNames = ['open', 'check', 'save', 'entry', 'usage', 'undo'] as const;
export type CallName = (typeof callNames)[number];

/** Calls from the desk itself. The page in the frame can't make them. */
export const deskCallNames = ['new-page', 'picture-places', 'new-picture'] as const;
export type DeskCallName = (typeof deskCallNames)[number];

export const isCallName = (name: unknown): name is CallName =>
  callNames.some((known) => known === name);

/** From the page: it has loaded, or calls the desk, which answers through the message's port. */
export type FrameMessage = { desk: 'ready' } | { desk: 'call'; name: CallName; body: unknown };

/** From the desk: whether words can be edited now, or that an edit was undone. */
export type DeskMessage = { desk: 'editing'; on: boolean } | { desk: 'undone' };

/** `message` and `problems` say why a call failed. */
export interface Answer {
  result?: unknown;
  message?: string;
  problems?: readonly Problem[];
}
