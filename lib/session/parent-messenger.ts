import { createErrorReport, statusOf } from './error-report';
import { redactUrl } from './url';

/** The platform's answer that a plan is used up: it shows that itself. */
const paymentRequired = 402;

interface FramedWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  parent: { postMessage(message: unknown, targetOrigin: string): void };
  location: { ancestorOrigins?: ArrayLike<string> };
  document: { referrer: string };
}

interface ParentMessengerConfig {
  window: FramedWindow;
  /** Exact origins; a parent of any other hears nothing. */
  origins: readonly string[];
  /** The tokens there are: they are taken out of whatever is told. */
  tokens(): readonly (string | null)[];
}

export interface ParentMessenger {
  sendUrl(href: string): void;
  /** Anything that was thrown, or that a promise was rejected with; by which part, if that is known. */
  sendError(thrown: unknown, componentName?: string): void;
  /** Tells of uncaught errors and rejections from now on. @returns what ends it */
  listenForErrors(): () => void;
}

/** Tells the page that frames this one of navigations and errors. */
export function createParentMessenger({
  window,
  origins,
  tokens,
}: ParentMessengerConfig): ParentMessenger {
  const target = parentOrigin(window);
  const trusted = target !== null && origins.includes(target) ? target : null;

  function send(message: unknown): void {
    if (trusted === null) return;
    try {
      window.parent.postMessage(message, trusted);
    } catch {
      // An error here would be an uncaught one, to be told of in turn, without end.
      console.warn('Could not post a message to the parent window');
    }
  }

  function sendError(thrown: unknown, componentName?: string): void {
    if (trusted === null || statusOf(thrown) === paymentRequired) return;
    const error = createErrorReport(thrown, tokens());
    send({ type: 'app_error', error: componentName ? { ...error, componentName } : error });
  }

  return {
    sendUrl: (href) => send({ type: 'app_changed_url', url: redactUrl(href) }),
    sendError,
    listenForErrors() {
      const onError = ({ error, message }: ErrorEvent) => sendError(error ?? message);
      const onRejection = ({ reason }: PromiseRejectionEvent) => sendError(reason);
      window.addEventListener('error', onError);
      window.addEventListener('unhandledrejection', onRejection);
      return () => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
      };
    },
  };
}

/** Null when the page is not framed or its parent does not show who it is. */
function parentOrigin(page: FramedWindow): string | null {
  if (Object.is(page.parent, page)) return null;
  const [nearest] = Array.from(page.location.ancestorOrigins ?? []);
  if (nearest !== undefined) return nearest;
  const { referrer } = page.document;
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}
