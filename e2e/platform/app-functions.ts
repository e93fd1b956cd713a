import type { Context } from 'hono';
import { type Params, throwRequestedError } from './api/read-params';
import { publishChanges } from './entities/publish';
import { entitySchema, readRow } from './entities/schemas';
import { ApiError } from './errors';
import { serviceAccount } from './service-account';
import type { ApiEnv, Services } from './services';

const versionHeader = 'Base44-Functions-Version';

/** What a function knows about its caller besides the parameters; null for anything not sent. */
interface Caller {
  /** The caller's email. */
  user: string | null;
  functions_version: string | null;
  app_id: string | null;
  origin_url: string | null;
  /** How it was requested, if not by its name with parameters. The path is the part below the name. */
  request?: { method: string; path: string };
}

/** An app function: returns the response body. */
type AppFunction = (params: Params, caller: Caller, services: Services) => object | Promise<object>;

const appFunctions = new Map<string, AppFunction>([
  [
    'echo',
    ({ data, files }, caller) => ({
      data,
      files: files.map(({ field, file: { name, size, type } }) => ({ field, name, size, type })),
      ...caller,
    }),
  ],
  ['fail', ({ data }) => throwRequestedError(data, 'function_failed')],
  [
    'add-task',
    ({ data }, _caller, services) => {
      const added = services.store.records.add('Task', serviceAccount, [
        readRow(data, entitySchema('Task')),
      ]);
      publishChanges(services, 'Task', 'create', added);
      return { task: added[0] };
    },
  ],
]);

interface FunctionCall {
  name: string;
  /** Reads the request's parameters. Called only if there is such a function. */
  readParams: () => Promise<Params>;
  request?: Caller['request'];
}

/**
 * Calls a function: `echo` returns its input, `fail` responds with the requested status, and `add-task` adds a record in
 * the service role, as a server would.
 *
 * @throws ApiError 404 for an unknown function, and what the function throws
 */
export async function callFunction(
  c: Context<ApiEnv>,
  services: Services,
  { name, readParams, request }: FunctionCall,
): Promise<object> {
  const run = appFunctions.get(name);
  if (!run) throw new ApiError(404, 'function_unknown', `The app has no function "${name}"`);
  const version = c.req.header(versionHeader) ?? null;
  if (version !== null) c.header(versionHeader, version);
  const caller: Caller = {
    user: c.get('user')?.email ?? null,
    functions_version: version,
    app_id: c.req.header('X-App-Id') ?? null,
    origin_url: c.req.header('X-Origin-URL') ?? null,
    ...(request === undefined ? {} : { request }),
  };
  return run(await readParams(), caller, services);
}
