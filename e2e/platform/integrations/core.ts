import { z } from 'zod';
import { check } from '../api/read-json';
import type { Params } from '../api/read-params';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { uploadFile } from './files';

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
