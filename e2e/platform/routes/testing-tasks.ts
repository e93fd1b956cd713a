import { expect } from 'vitest';
import type { Platform } from '../platform';
import { call, operator } from '../testing';

export const tasksPath = '/apps/brazos/entities/Task';

/** A client for tasks, signed in as the operator by default. */
export function taskClient(running: { readonly platform: Platform }) {
  const ask = (path: string, init: Parameters<typeof call>[2] = {}): Promise<Response> =>
    call(running.platform, path, { token: running.platform.tokenFor(operator), ...init });
  return {
    ask,
    async create(task: object): Promise<Record<string, string>> {
      const answer = await ask(tasksPath, { json: task });
      expect(answer.status).toBe(201);
      return answer.json();
    },
  };
}
