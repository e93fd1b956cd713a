export type Version = '0.8.17' | '0.8.50';

/** What the vendor's client sends instead, and why. `request` is `nothing` if it sends nothing. */
interface Difference {
  request?: string;
  /** Undefined for a header that it doesn't send. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
  because: string;
  /** If the other version sends what ours does. */
  only?: Version;
}

export type Call = ReturnType<typeof call>;

/** What the platform answers unless a row says otherwise: it fits most calls. */
const usual = { id: '7', success: true };

/**
 * A row of the contract: `call('entities.Task.get', '7').sends('GET entities/Task/7').gets(task)`, in which `Task`, `Core`,
 * and `crm` stand for any name.
 */
export function call(name: string, ...given: unknown[]) {
  const row = {
    name,
    given,
    request: '',
    body: null as unknown,
    headers: {} as Record<string, string>,
    answer: usual as unknown,
    result: usual as unknown,
    version: '0.8.17' as Version | 'ours',
    differences: [] as Difference[],
    /** The name of a call that the same client makes first, with the conversation's ID. */
    before: '',
    /**
     * The request, its query decoded. A path without a slash at its start is the app's. `page` is where the browser is
     * sent. `nothing` is a call that sends nothing.
     */
    sends: (request: string, body: unknown = null, headers: Record<string, string> = {}) =>
      Object.assign(row, { request, body, headers }),
    /** The JSON that comes back, and what the caller gets, by default the same. */
    gets: (answer: unknown, ...[result = answer]: unknown[]) =>
      Object.assign(row, { answer, result }),
    returns: (result: unknown) => Object.assign(row, { result }),
    /** The version of the vendor's client that has the call first. */
    since: (version: Version | 'ours') => Object.assign(row, { version }),
    after: (before: string) => Object.assign(row, { before }),
    but: (...differences: Difference[]) => Object.assign(row, { differences }),
  };
  return row;
}
