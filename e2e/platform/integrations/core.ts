import { z } from 'zod';
import { check } from '../api/read-json';
import type { Params } from '../api/read-params';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import {
  createFileSignedUrl,
  extractData,
  generateImage,
  sampleObject,
  uploadFile,
  uploadPrivateFile,
} from './files';

type Endpoint = (
  services: Services,
  params: Params,
  recordEvent: ApiEnv['Variables']['recordEvent'],
) => Promise<object | string> | object | string;

const maxQuoteLength = 200;
const llmSchema = z.looseObject({
  prompt: z.string().min(1),
  response_json_schema: z.record(z.string(), z.unknown()).nullish(),
});
const emailSchema = z.looseObject({
  to: z.email(),
  subject: z.string().max(1000),
  body: z.string(),
  from_name: z.string().max(200).nullish(),
});

const endpoints = new Map<string, Endpoint>([
  [
    'InvokeLLM',
    (_services, { data }) => {
      const { prompt, response_json_schema: schema } = check(data, llmSchema);
      const text = `The local platform has no model. Your prompt: ${prompt.slice(0, maxQuoteLength)}`;
      return schema ? sampleObject(schema, text) : text;
    },
  ],
  ['GenerateImage', generateImage],
  ['UploadFile', uploadFile],
  ['UploadPrivateFile', uploadPrivateFile],
  ['CreateFileSignedUrl', createFileSignedUrl],
  ['ExtractDataFromUploadedFile', extractData],
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
