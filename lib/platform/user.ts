import { isRecord, unexpectedResponse } from './errors';
import type { ApiResponse } from './http';

export interface User {
  id: string;
  email?: string;
  full_name?: string;
  role?: string;
  [field: string]: unknown;
}

const textFields = ['email', 'full_name', 'role'] as const;

/**
 * The user of an answer, or of a part of it. Whoever shows a name relies on its being text: a field
 * of another kind is left out.
 */
export function parseUser({ status }: ApiResponse, data: unknown): User {
  if (!isRecord(data) || typeof data.id !== 'string') {
    throw unexpectedResponse(status, 'a user without an id');
  }
  const user: User = { ...data, id: data.id };
  for (const field of textFields) if (typeof user[field] !== 'string') delete user[field];
  return user;
}
