import type { PlatformError } from './errors';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import type { ApiResponse } from './response';

/** Which path the platform accepts messages at, as far as it's known; shared by all modules of a client. */
export interface MessagePath {
  isV2: boolean;
}

type SendMessage = (
  conversationId: string,
  /** JSON. */
  body: string,
  options?: RequestOptions,
) => Promise<ApiResponse>;

/**
 * Sends messages to an older platform, or to the current one, whose path has a `v2`. The second path is
 * only tried if the first doesn't exist, so a message is never sent twice.
 */
export function createMessageSender(http: Http, appId: string, known: MessagePath): SendMessage {
  return async (id, body, options = {}) => {
    const started = Date.now();
    if (!known.isV2) {
      const first = path`apps/${appId}/agents/conversations/${id}/messages`;
      try {
        return await http.post(first, { ...options, body, isExpected: isMissing });
      } catch (error) {
        // `http` throws nothing else.
        if (!isMissing(error as PlatformError)) throw error;
      }
    }
    const second = path`apps/${appId}/agents/conversations/v2/${id}/messages`;
    const response = await http.post(second, { ...options, ...timeLeft(options, started), body });
    known.isV2 = true;
    return response;
  };
}

function isMissing({ status }: PlatformError): boolean {
  return status === 404 || status === 410;
}

/** The timeout is for the whole call, which can take two requests. */
function timeLeft({ timeout }: RequestOptions, started: number): RequestOptions {
  return timeout === undefined ? {} : { timeout: Math.max(0, timeout - (Date.now() - started)) };
}
