import { redactSecrets, redactUrl } from '@/lib/platform/redact';

/** The platform's status for a used-up plan; its own UI shows that. */
const paymentRequired = 402;
/** Longer text adds nothing and takes up the parent window's memory. */
const maxTextLength = 4000;

interface FramedWindow extends Pick<Window, 'addEventListener'> {
  parent: { postMessage(message: unknown, targetOrigin: string): void };
  location: { ancestorOrigins?: ArrayLike<string> };
}

/**
 * Reports the page, and uncaught errors and rejections from now on, to the page that frames this one.
 *
 * @param listed exact origins; a parent with any other gets no messages
 * @param secrets the current tokens, which are redacted from messages
 */
export function createParentMessenger(
  window: FramedWindow,
  listed: readonly string[],
  secrets: () => readonly (string | null)[],
) {
  const { ancestorOrigins } = window.location;
  // A browser without `ancestorOrigins` doesn't tell the parent's, so a message goes to each listed one: the browser
  // delivers it only to the parent's. (The referrer is this site's own from the second page on.)
  const isParents = (one: string) => ancestorOrigins === undefined || ancestorOrigins[0] === one;
  const targets = Object.is(window.parent, window) ? [] : [...new Set(listed)].filter(isParents);

  function send(message: unknown): void {
    try {
      for (const target of targets) window.parent.postMessage(message, target);
    } catch {
      // Throwing would cause another uncaught error to report, in an endless loop.
      console.warn('Could not post a message to the parent window');
    }
  }

  /** Sends any thrown value or rejection reason, with the component if it's known. */
  function sendError(thrown: unknown, componentName?: string): void {
    const { title, stack, status } = readThrown(thrown);
    if (targets.length === 0 || status === paymentRequired) return;
    // Stacks begin with the message in Chromium, and don't have it in Firefox and Safari.
    const details = stack.includes(title) ? stack : `${title}\n${stack}`.trim();
    const redact = (text: string) => redactSecrets(text, secrets()).slice(0, maxTextLength);
    const error = {
      title: redact(title),
      details: redact(details),
      componentName: redact(componentName ?? fileOf(stack) ?? 'Unknown'),
    };
    send({ type: 'app_error', error });
  }

  window.addEventListener('error', ({ error, message }) => sendError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
  return {
    sendUrl: (href: string) => send({ type: 'app_changed_url', url: redactUrl(href) }),
    sendError,
  };
}

/** Anything can be thrown. */
function readThrown(thrown: unknown): { title: string; stack: string; status: unknown } {
  try {
    const { message, stack, status, response } = Object(thrown);
    return {
      title: typeof message === 'string' && message !== '' ? message : String(thrown),
      stack: typeof stack === 'string' ? stack : '',
      status: status ?? Object(response).status,
    };
  } catch {
    // It has a getter or a `toString` that throws, or none.
    return { title: 'Unknown error', stack: '', status: null };
  }
}

/** The file of the first frame: `at f (https://…/file.js?x:1:2)` or `f@https://…/file.js:1:2`. */
function fileOf(stack: string): string | undefined {
  const frame = stack.slice(0, maxTextLength).match(/^(?:\s*at .*|[^\n]*@.*):\d+:\d+\)?$/m)?.[0];
  return frame?.match(/([^/\s()@?#]+)(?:[?#][^\s)]*)?:\d+:\d+\)?$/)?.[1];
}
