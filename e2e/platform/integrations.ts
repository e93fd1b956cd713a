import { z } from 'zod';
import { check, type Params } from './api/read-request';
import { ApiError } from './errors';
import type { ApiEnv, Services } from './services';
import { serviceAccount } from './store/accounts';

/** The parts of JSON Schema that describe a model's answer. */
const jsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.json()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
});
type JsonSchema = z.infer<typeof jsonSchema>;
type Json = z.core.util.JSONType;

/** Generates a value that matches the schema, as a stand-in for a model's answer. Every string is `text`. */
function sampleFromSchema(schema: JsonSchema, text: string): Json {
  const { type, enum: choices, properties = {}, items } = schema;
  if (choices !== undefined) return choices[0] ?? null;
  if (type === 'string') return text;
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (type === 'array') return items ? [sampleFromSchema(items, text)] : [];
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, sampleFromSchema(part, text)]),
  );
}

type Endpoint = (
  services: Services,
  params: Params,
  recordEvent: ApiEnv['Variables']['recordEvent'],
) => Promise<object> | object | Json;

const maxQuoteLength = 200;
const llmSchema = z.looseObject({
  prompt: z.string().min(1),
  response_json_schema: jsonSchema.nullish(),
});
const emailSchema = z.looseObject({ to: z.email(), subject: z.string(), body: z.string() });

const endpoints = new Map<string, Endpoint>([
  [
    'InvokeLLM',
    (_services, { data }) => {
      const { prompt, response_json_schema: schema } = check(data, llmSchema);
      const text = `The local platform has no model. Your prompt: ${prompt.slice(0, maxQuoteLength)}`;
      return schema ? sampleFromSchema(schema, text) : text;
    },
  ],
  ['UploadFile', uploadFile],
  [
    'SendEmail',
    ({ log }, { data }, recordEvent) => {
      const { to, subject } = check(data, emailSchema);
      recordEvent({ type: 'mail', to, what: 'message', code: subject });
      log(`Mail to ${to}: ${subject}`);
      return { success: true };
    },
  ],
]);

/** Looks up an endpoint of the Core package. Throws ApiError 404 if there's no such endpoint. */
export function coreEndpoint(name: string): Endpoint {
  const endpoint = endpoints.get(name);
  if (endpoint) return endpoint;
  throw new ApiError(404, 'endpoint_unknown', `The integration Core has no endpoint "${name}"`);
}

/** Files are stored as records, under a name no entity can have. */
const collection = '/uploads';
const fileSchema = z.object({ name: z.string(), base64: z.string() });

/** Stores the file in the field `file`, with an ID that can't be guessed. Throws ApiError 422 if there's none. */
async function uploadFile({ appId, origins, store }: Services, { files }: Params): Promise<object> {
  const upload = files.find(({ field }) => field === 'file');
  if (!upload) throw new ApiError(422, 'validation_failed', 'file: a file is required');
  const base64 = Buffer.from(await upload.file.arrayBuffer()).toString('base64');
  const file: z.infer<typeof fileSchema> = { name: upload.file.name, base64 };
  const { id } = store.records.add(collection, serviceAccount, file);
  return { file_url: `${origins.own}/api/apps/${appId}/files/${id}` };
}

/** @throws ApiError 404 if there's no such file */
export function requireFile({ store }: Services, id: string) {
  const file = fileSchema.safeParse(store.records.byId(collection, id)).data;
  if (file === undefined) throw new ApiError(404, 'file_unknown', 'File not found');
  return { name: file.name, body: Buffer.from(file.base64, 'base64') };
}
