import type { EntityPage } from './entity-types';
import { invalidCall, isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions } from './http';
import { requireOptions, toQueryString } from './query';
import { parseList, parseRecord } from './response';

const defaultPageLimit = 100;
const requestOptionNames = ['signal', 'timeout', 'retry', 'maxBytes'];

/** The calls that read several records. `all` returns the path of the entity. */
export function createEntityReads(http: Http, all: () => string) {
  async function readPage(
    q: unknown,
    page: object,
    options?: RequestOptions,
  ): Promise<EntityPage<unknown>> {
    requireOptions(page);
    const misplaced = requestOptionNames.find((name) => name in page);
    if (misplaced)
      throw invalidCall(`Pass "${misplaced}" in an argument of its own, after the page`);
    const { sort, cursor, fields, distinct } = page;
    const shape = distinct ? { distinct } : { sort, fields };
    const query = {
      q,
      limit: (page.limit === 0 ? null : page.limit) ?? defaultPageLimit,
      cursor,
      ...shape,
    };
    return parseRecord(await http.get(`${all()}/v2/list${toQueryString(query)}`, options));
  }

  return {
    /**
     * @param given the arguments after the query: `sort, limit, skip, fields, options` for a list, or
     * `page, options` for a page
     */
    async read(q: unknown, given: readonly unknown[]): Promise<unknown> {
      const [first, second, skip, fields, options] = given;
      // The types of `list` and `filter` say which arguments go together.
      if (isRecord(first)) return readPage(q, first, second as RequestOptions);
      const query = toQueryString({ q, sort: first, limit: second, skip, fields });
      return parseList(await http.get(all() + query, options as RequestOptions));
    },
    async count(q: unknown, options?: RequestOptions): Promise<number> {
      const response = await http.get(`${all()}/count${toQueryString({ q })}`, options);
      const { count } = parseRecord<{ count?: unknown }>(response);
      if (typeof count === 'number') return count;
      throw unexpectedResponse(response.status, 'no count');
    },
  };
}
