import { parseUrl } from '@/lib/parse-url';
import { createErrorReport, statusOf } from './error-report';
import { redactUrl } from './url';

/** The platform's status for a used-up plan; its own UI shows that. */
const paymentRequired = 402;

interface FramedWindow extends Pick<Window, 'addEventListener'> {
  parent: { postMessage(message: unknown, targetOrigin: string): void };
  location: { ancestorOrigins?: ArrayLike<string> };
  document: { referrer: string };
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
  const target = parentOrigin(window);
  const trusted = target !== null && origins.includes(target) ? target : null;

  function send(message: unknown): void {
    if (trusted === null) return;
    try {
      window.parent.postMessage(message, trusted);
    } catch {
      // Throwing would cause another uncaught error to report, in an endless loop.
      console.warn('Could not post a message to the parent window');
    }
  }

  /** Sends any thrown value or rejection reason, with the component if it's known. */
  function sendError(thrown: unknown, componentName?: string): void {
    if (trusted === null || statusOf(thrown) === paymentRequired) return;
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

/** Null when the page isn't framed or its parent's origin is unknown. */
function parentOrigin(page: FramedWindow): string | null {
  if (Object.is(page.parent, page)) return null;
  const [nearest] = Array.from(page.location.ancestorOrigins ?? []);
  if (nearest !== undefined) return nearest;
  const { referrer } = page.document;
  return parseUrl(referrer)?.origin ?? null;
}
