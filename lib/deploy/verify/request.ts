import { rawRequest } from '@/lib/raw-request';

/** A raw response: no redirect was followed, and nothing was decoded. */
export interface RawResponse {
  /** 0 if there was no complete response. */
  status: number;
  /** Each header's values, one for each time it was sent. Names are lowercase. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** As it was sent. Without a complete response, the reason. */
  body: Buffer;
}

export interface RequestOptions {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
}

/** Requests a path exactly as written, including dots and double slashes. */
export type SendRequest = (path: string, options?: RequestOptions) => Promise<RawResponse>;

const timeoutMs = 20_000;

/** @param origin of the deployed site, such as 'https://www.example.com' */
export function createRequester(origin: string): SendRequest {
  return async (path, options) => {
    try {
      const { status, headersDistinct, body } = await rawRequest(origin, path, {
        ...options,
        idleTimeoutMs: timeoutMs,
      });
      const headers = Object.entries(headersDistinct).map(
        ([name, values = []]) => [name, values] as const,
      );
      return { status, headers: new Map(headers), body };
    } catch (error) {
      // A failed request is a finding too, so it's returned, not thrown.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const message = cause instanceof Error ? cause.message : String(cause);
      return { status: 0, headers: new Map(), body: Buffer.from(message) };
    }
  };
}

/** The value of a header. Values sent separately are joined as in a browser. */
export function getHeader({ headers }: RawResponse, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(', ');
}
