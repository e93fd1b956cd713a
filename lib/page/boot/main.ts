import { captureSignInParams, hasConfirmedSession } from '@/lib/session/capture-sign-in-params';
import { afterFirstPaint } from './after-first-paint';
import { recordEarlyClick } from './record-early-click';
import { defineTrustedTypes } from './trusted-types';
import { waitForFont } from './wait-for-font';

/*
 * The inline boot script at the start of the head, compiled by lib/export. It runs before the page requests anything,
 * and adds the site's script after the first paint.
 */

/** URL of the site's script, injected by lib/export. */
declare const SITE_SCRIPT: string;

/** Ends the check if the site's script hangs. Longer than the session's two requests may take. */
const maxSessionCheckMs = 9000;

const { dataset } = document.documentElement;
defineTrustedTypes();
recordEarlyClick();
const hasToken = captureSignInParams(window);
const isConfirmed = hasConfirmedSession(window);
if (!isConfirmed) dataset.session = hasToken ? 'token' : 'visitor';
setTimeout(endCheck, maxSessionCheckMs);
waitForFont();
afterFirstPaint(hasToken && !isConfirmed, () => {
  const script = { src: SITE_SCRIPT, onerror: endCheck };
  document.head.append(Object.assign(document.createElement('script'), script));
});

function endCheck(): void {
  delete dataset.session;
}
