import type { Problem } from '@/lib/content/problem';
import type { CallName } from './calls';

/* Messages between the desk and the page in its frame, which are of different origins. */

/** From the page: it has loaded, or calls the desk. */
export type FrameMessage =
  | { desk: 'ready' }
  | { desk: 'call'; id: number; name: CallName; body: unknown };

/** From the desk: whether words can be edited now, that an edit was undone, or the answer to a call. */
export type DeskMessage =
  | { desk: 'editing'; on: boolean }
  | { desk: 'undone' }
  | { desk: 'answer'; id: number; answer: Answer };

/** `message` and `problems` say why a call failed. */
export interface Answer {
  result?: unknown;
  message?: string;
  problems?: readonly Problem[];
}
