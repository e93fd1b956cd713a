import { captureSignInParams } from '@/lib/session/capture-sign-in-params';
import { hasConfirmedSession } from '@/lib/session/confirmed';
import { waitForFont } from './wait-for-font';

/*
 * The inline boot script at the start of the head, compiled by lib/export. It runs before the page requests anything,
 * and imports the site's script after the first paint. Extensions and userscripts change what a browser provides, so
 * each step stands alone, and nothing can keep the first from removing the token from the address bar.
 */

declare global {
  interface Window {
    /** The last button clicked before the site's script ran. */
    earlyClickTarget?: HTMLElement;
  }
}

/** URL of the site's script, injected by lib/export. */
declare const SITE_SCRIPT: string;

/** Ends the check if the site's script hangs. Longer than the session's two requests may take. */
const maxSessionCheckMs = 9000;

const { dataset } = document.documentElement;
run(captureToken, waitForFont, recordEarlyClick, showControls, startOnceShown);

function run(...steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      // Not its message, which may contain the URL.
      console.warn('Boot:', error instanceof Error && error.name);
    }
  }
}

function captureToken(): void {
  const hasToken = captureSignInParams(window);
  // An earlier page of this tab knows who is signed in, so this one shows it without a spinner.
  if (!hasConfirmedSession(window)) dataset.session = hasToken ? 'token' : 'visitor';
}

/** Records the last click on a button that doesn't open a popover. The site's script replays it. */
function recordEarlyClick(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button');
      if (button && !button.hasAttribute('popovertarget')) window.earlyClickTarget = button;
    },
    { capture: true },
  );
}

/** A page that the browser prerenders isn't visited until it's shown: until then, there's no session. */
function startOnceShown(): void {
  // The DOM's types don't have `prerendering` yet.
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', startSite, { once: true });
  } else startSite();
}

function startSite(): void {
  run(limitCheck, importSite);
}

/** Shows the covered page if any script throws, and after the deadline. */
function limitCheck(): void {
  addEventListener('error', endCheck);
  setTimeout(endCheck, maxSessionCheckMs);
}

/** Shows what needs scripts, before the first paint. Where they're blocked, no media query says so. */
function showControls(): void {
  dataset.scripted = '';
}

/** Trusted Types don't check `import()`, so no policy can prevent it, as it could a script element's `src`. */
function importSite(): void {
  // biome-ignore lint/style/useConst: esbuild would try to bundle a constant URL
  let url = SITE_SCRIPT;
  afterFirstPaint(dataset.session === 'token', () => {
    import(url).then(() => {
      // The file is empty, or another script. Not `window.siteSession`, which could be an element with that ID.
      if (!Object.hasOwn(window, 'siteSession')) onBlocked();
    }, onBlocked);
  });
}

function onBlocked(): void {
  endCheck();
  delete dataset.scripted;
}

function endCheck(): void {
  delete dataset.session;
}

/** Some browsers don't report the first paint, to prevent fingerprinting. */
const maxWaitMs = 2000;

/**
 * Calls back after the first paint, so scripts don't compete with text and pictures for the connection. Calls back
 * immediately if the page won't paint, because it's hidden or covered by the spinner.
 *
 * @param run may be called more than once
 */
function afterFirstPaint(isCovered: boolean, run: () => void): void {
  if (document.hidden || isCovered) {
    run();
    return;
  }
  setTimeout(run, maxWaitMs);
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
}
