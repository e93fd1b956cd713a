import { type Params, throwRequestedError } from './api/read-params';
import { publishChange } from './entities/publish';
import { readRow, requireSchema } from './entities/schemas';
import type { Services } from './services';
import { serviceAccount } from './store/accounts';

/** What a function knows about its caller besides the parameters; null for anything not sent. */
export interface Caller {
  /** The caller's email. */
  user: string | null;
  functions_version: string | null;
  app_id: string | null;
  origin_url: string | null;
  /** How it was requested, if not by its name with parameters. The path is the part below the name. */
  request?: { method: string; path: string };
}

/** An app function: returns the response body. */
type AppFunction = (params: Params, caller: Caller, services: Services) => object;

/**
 * `echo` returns its input, `fail` responds with the requested status, and `add-task` adds a record in the service role,
 * as a server would.
 */
export const appFunctions = new Map<string, AppFunction>([
  ['echo', (params, caller) => ({ ...describeParams(params), ...caller })],
  ['fail', ({ data }) => throwRequestedError(data, 'function_failed')],
  [
    'add-task',
    ({ data }, _caller, services) => {
      const row = readRow(data, requireSchema('Task'));
      const task = services.store.records.add('Task', serviceAccount, row);
      publishChange(services, 'Task', 'create', task);
      return { task };
    },
  ],
]);

/** The parameters as JSON. */
export function describeParams({ data, files }: Params) {
  return {
    data,
    files: files.map(({ field, file: { name, size, type } }) => ({ field, name, size, type })),
  };
}
