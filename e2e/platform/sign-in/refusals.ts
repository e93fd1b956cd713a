import type { Context } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';
import { refusedPage } from './page';

export const foreignUrlMessage =
  'The return address isn’t on this site, so you weren’t sent there.';

/** Pages that say why sign-in was refused. */
export interface Refusals {
  refuse(
    c: Context,
    status: 400 | 403 | 404 | 413 | 415,
    sentence: string,
  ): Response | Promise<Response>;
  /** For a form that can't be read. Rethrows anything but an ApiError. */
  onError(error: Error, c: Context): Response | Promise<Response>;
}

export function createRefusals({ homeUrl }: Origins): Refusals {
  const refuse: Refusals['refuse'] = (c, status, sentence) =>
    c.html(refusedPage(sentence, homeUrl), status);
  return {
    refuse,
    onError(error, c) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 413) return refuse(c, 413, 'The form is too large.');
      return refuse(c, error.status === 415 ? 415 : 400, `${error.message}.`);
    },
  };
}
