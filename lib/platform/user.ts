import { isRecord, unexpectedResponse } from './errors';
import type { RequestOptions, SiteHttp } from './http';
import { path } from './path';

export interface User {
  id: string;
  email?: string;
  full_name?: string;
  role?: string;
  [field: string]: unknown;
}

const textFields = ['email', 'full_name', 'role'] as const;

/**
 * The user in a response, or in a part of it. Drops a text field that isn't a string, since the UI
 * shows it as text.
 *
 * @throws PlatformError `unexpected_answer` without an ID.
 */
export function parseUser({ status }: { status: number }, data: unknown): User {
  if (!isRecord(data) || typeof data.id !== 'string') {
    throw unexpectedResponse(status, 'a user without an id');
  }
  const user: User = { ...data, id: data.id };
  for (const field of textFields) if (typeof user[field] !== 'string') delete user[field];
  return user;
}

/** The current user, whose token the request has. @throws PlatformError */
export async function getUser(
  http: SiteHttp,
  appId: string,
  options?: RequestOptions,
): Promise<User> {
  const response = await http.get(path`apps/${appId}/entities/User/me`, options);
  return parseUser(response, response.data);
}
