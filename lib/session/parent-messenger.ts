import { redactUrl } from '@/lib/platform/redact';
import { createErrorReport, statusOf } from './error-report';

/** The platform's status for a used-up plan; its own UI shows that. */
const paymentRequired = 402;

interface FramedWindow extends Pick<Window, 'addEventListener'> {
  parent: { postMessage(message: unknown, targetOrigin: string): void };
  location: { ancestorOrigins?: ArrayLike<string> };
}

interface ParentMessengerConfig {
  window: FramedWindow;
  /** Exact origins; a parent with any other gets no messages. */
  origins: readonly string[];
  /** The current tokens, which are redacted from messages. */
  tokens(): readonly (string | null)[];
}

/** Reports the page, and uncaught errors and rejections from now on, to the page that frames this one. */
export function createParentMessenger({ window, origins, tokens }: ParentMessengerConfig) {
  const targets = targetOrigins(window, origins);

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
    if (targets.length === 0 || statusOf(thrown) === paymentRequired) return;
    const error = createErrorReport(thrown, tokens());
    send({ type: 'app_error', error: componentName ? { ...error, componentName } : error });
  }

  window.addEventListener('error', ({ error, message }) => sendError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
  return {
    sendUrl: (href: string) => send({ type: 'app_changed_url', url: redactUrl(href) }),
    sendError,
  };
}

/**
 * The listed origin of the parent. A browser without `ancestorOrigins` doesn't tell, so a message goes to each listed one:
 * the browser delivers it only to the parent's. (The referrer is this site's own from the second page on.)
 */
function targetOrigins(page: FramedWindow, listed: readonly string[]): string[] {
  if (Object.is(page.parent, page)) return [];
  const { ancestorOrigins } = page.location;
  const nearest = ancestorOrigins?.[0];
  return [...new Set(listed)].filter((each) => ancestorOrigins === undefined || each === nearest);
}
