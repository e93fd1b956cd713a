import type { Place } from '@/lib/content/editing/place';
import type { Problem } from '@/lib/content/problem';

/* Messages between the desk and the page in its frame, which are of different origins. */

/** From the page: it has loaded, or something was pressed, with its place if it comes from content/. */
export type FrameMessage = { desk: 'ready' } | { desk: 'pressed'; place: Place | null };

/** From the desk: whether the page can be edited now, or that its content has changed. */
export type DeskMessage = { desk: 'editing'; on: boolean } | { desk: 'reload' };

/** What the desk's server answers to a call. `message` and `problems` say why it failed. */
export interface Answer {
  result?: unknown;
  message?: string;
  problems?: readonly Problem[];
}
