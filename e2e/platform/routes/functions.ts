import { type Context, Hono } from 'hono';
import {
  describeParams,
  isForm,
  type Params,
  readParams,
  throwRequestedError,
} from '../api/read-request';
import { publishChange } from '../entities/publish';
import { readRow, requireSchema } from '../entities/schemas';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { serviceAccount } from '../store/accounts';

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
type AppFunction = (params: Params, caller: Caller, services: Services) => object;

/** `echo` returns its input, `fail` fails with the given status, `add-task` adds a record in the service role. */
const appFunctions = new Map<string, AppFunction>([
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

/** POST /apps/{appId}/functions/{name}, and in the current generation any /functions/{name}. For everyone. */
export function functions(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/functions/:name', (c) => callFunction(c, services, readParams));
  if (services.generation === 'current') {
    routes.all('/functions/:name/*', (c) => {
      const [, path = '/'] = /\/functions\/[^/]+(\/.*)$/.exec(new URL(c.req.url).pathname) ?? [];
      return callFunction(c, services, readAnyParams, { method: c.req.method, path });
    });
  }
  return routes;
}

/** @throws ApiError 404 for an unknown function, and what the function throws */
async function callFunction(
  c: Context<ApiEnv>,
  services: Services,
  read: (c: Context<ApiEnv>) => Promise<Params>,
  request?: Caller['request'],
): Promise<Response> {
  const name = c.req.param('name') ?? '';
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
  return c.json(await run(await read(c), caller, services));
}

/** The query's parameters, and those in a body. A body that's neither JSON nor a form is the parameter `text`. */
async function readAnyParams(c: Context<ApiEnv>): Promise<Params> {
  const query = c.req.query();
  if (isForm(c) || /^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    const { data, files } = await readParams(c);
    return { data: { ...query, ...data }, files };
  }
  const text = await c.req.text();
  return { data: text === '' ? query : { ...query, text }, files: [] };
}
