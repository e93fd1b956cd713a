import { rawRequest } from '@/lib/raw-request';

/** An answer as it came over the wire: no redirect was followed, nothing was decoded. */
export interface Answer {
  /** 0 where there was no answer, or not all of it. */
  status: number;
  /** Each header's values, one for each time that it was sent; names are lower-cased. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** As it was sent; where there was no answer, why. */
  body: Buffer;
}

export interface Asked {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
}

/** Asks for a path exactly as it is written: dots and doubled slashes stay in it. */
export type Ask = (path: string, asked?: Asked) => Promise<Answer>;

const patienceMs = 20_000;

/** @param origin of the deployed site, such as 'https://www.example.com' */
export function askOf(origin: string): Ask {
  return async (path, asked) => {
    try {
      const { status, distinct, body } = await rawRequest(origin, path, { ...asked, patienceMs });
      const headers = Object.entries(distinct).map(
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
export function headerOf({ headers }: Answer, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(', ');
}
