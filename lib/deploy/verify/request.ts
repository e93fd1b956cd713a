import { rawRequest } from '@/lib/raw-request';

/** An answer as it came over the wire: no redirect was followed, nothing was decoded. */
export interface RawResponse {
  /** 0 where there was no answer, or not all of it. */
  status: number;
  /** Each header's values, one for each time that it was sent; names are lower-cased. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** As it was sent; where there was no answer, why. */
  body: Buffer;
}

export interface RequestOptions {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
}

/** Asks for a path exactly as it is written: dots and doubled slashes stay in it. */
export type SendRequest = (path: string, asked?: RequestOptions) => Promise<RawResponse>;

const timeoutMs = 20_000;

/** @param origin of the deployed site, such as 'https://www.example.com' */
export function createRequester(origin: string): SendRequest {
  return async (path, asked) => {
    try {
      const { status, headersDistinct, body } = await rawRequest(origin, path, {
        ...asked,
        idleTimeoutMs: timeoutMs,
      });
      const headers = Object.entries(headersDistinct).map(
        ([name, values = []]) => [name, values] as const,
      );
      return { status, headers: new Map(headers), body };
    } catch (error) {
      // Whatever breaks says as much about the site as an answer does.
      const why = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const said = why instanceof Error ? why.message : String(why);
      return { status: 0, headers: new Map(), body: Buffer.from(said) };
    }
  };
}

/** The one value of a header; what was sent twice is joined as a browser joins it. */
export function getHeader({ headers }: RawResponse, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(', ');
}
