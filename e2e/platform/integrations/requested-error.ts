import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';

const statuses = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503] as const;
const failure = z.looseObject({
  status: z.coerce.number().pipe(z.literal(statuses)).default(500),
  message: z.string().max(1000).default('Failed on request'),
});

/** Throws the ApiError requested by the parameters `status` and `message`; 422 if the status isn't supported. */
export function throwRequestedError(data: Record<string, unknown>, code: string): never {
  const { status, message } = check(data, failure);
  throw new ApiError(status, code, message);
}
