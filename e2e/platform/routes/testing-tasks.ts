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
    /** Titles of the tasks that a query returns, in order. */
    async titles(query: string | Record<string, unknown>): Promise<string[]> {
      const path =
        typeof query === 'string' ? query : `?q=${encodeURIComponent(JSON.stringify(query))}`;
      const answer = await ask(tasksPath + path);
      expect(answer.status).toBe(200);
      const found: { title: string }[] = await answer.json();
      return found.map(({ title }) => title);
    },
    upload(content: string, name: string, field = 'file'): Promise<Response> {
      const body = new FormData();
      body.set(field, new File([content], name));
      return ask(`${tasksPath}/import`, { method: 'POST', body });
    },
  };
}
