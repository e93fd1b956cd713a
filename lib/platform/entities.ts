import { isFile } from './body';
import type { Entity } from './entity';
import { createEntityEvents } from './entity-events';
import type { AnyRecords, EntityPage } from './entity-types';
import { invalidCall, isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions } from './http';
import { isPlainObject, toJson, toPlain } from './json';
import { type AnyObject, lazyProxy } from './lazy-proxy';
import { path } from './path';
import { requireOptions, toQueryString } from './query';
import { type ApiResponse, acceptAny, parseList, parseRecord } from './response';
import type { Rooms } from './rooms';

/** An app's entities by name: those of the type argument, or any. */
export type Entities<Records extends AnyRecords<Records>> = string extends keyof Records
  ? AnyObject
  : { readonly [Name in keyof Records]: Entity<Records[Name]> };

type AnyFields = Record<string, unknown>;

interface EntityTransport {
  http: Http;
  rooms: Rooms;
}

export function createEntities<Records extends AnyRecords<Records>>(
  transport: EntityTransport,
  appId: string,
): Entities<Records> {
  // The caller declares the names and fields; at run time, any name works.
  return lazyProxy((name) => createEntity(transport, appId, name)) as Entities<Records>;
}

function createEntity(
  { http, rooms }: EntityTransport,
  appId: string,
  name: string,
): Entity<AnyFields> {
  const all = () => path`apps/${appId}/entities/${name}`;
  const room = `entities:${appId}:${name}`;
  const one = (id: string) => path`apps/${appId}/entities/${name}/${id}`;
  const reads = createEntityReads(http, all);
  const listen = createEntityEvents((id) => http.get(one(id)));
  return {
    // Whether it's a list or a page depends on the arguments, as the overloads say.
    list: (...given) => reads.read(undefined, given) as Promise<never>,
    // As in list.
    filter: (query, ...given) => reads.read(query, given) as Promise<never>,
    count: reads.count,
    async aggregate(spec, options) {
      // Without undefined, which would widen them.
      toPlain(spec.query ?? {}, 'query');
      toPlain(spec.having ?? {}, 'having');
      const body = toJson(spec, 'spec');
      return parseRecord(await http.post(`${all()}/aggregate`, { ...options, body }));
    },
    get: async (id, options) => parseRecord(await http.get(one(id), options)),
    create: async (data, options) =>
      parseRecord(await http.post(all(), { ...options, body: toJson(data) })),
    update: async (id, data, options) =>
      parseRecord(await http.put(one(id), { ...options, body: toJson(data) })),
    delete: async (id, options) =>
      successOf(await http.delete(one(id), { ...options, acceptsText: true })),
    async deleteMany(query, options) {
      const body = queryToJson('deleteMany', query);
      return successOf(await http.delete(all(), { ...options, body, acceptsText: true }));
    },
    async bulkCreate(rows, options) {
      return parseList(
        await http.post(`${all()}/bulk`, { ...options, body: toJson(rows, 'rows') }),
      );
    },
    async updateMany(query, data, options) {
      const operators = isPlainObject(data) ? Object.keys(data) : [];
      if (operators.length === 0 || !operators.every((name) => name.startsWith('$')))
        throw invalidCall('updateMany requires operators, such as { $set: { … } }');
      const body = `{"query":${queryToJson('updateMany', query)},"data":${toJson(data)}}`;
      return parseRecord(await http.patch(`${all()}/update-many`, { ...options, body }));
    },
    async bulkUpdate(rows, options) {
      return parseList(await http.put(`${all()}/bulk`, { ...options, body: toJson(rows, 'rows') }));
    },
    async upsert(records, { key }, options) {
      const body = toJson({ records, key });
      return parseRecord(await http.post(`${all()}/upsert`, { ...options, body }));
    },
    async importEntities(file, options) {
      if (!isFile(file)) throw invalidCall('importEntities requires a File');
      const body = new FormData();
      body.append('file', file);
      return (await http.post(`${all()}/import`, { ...options, body })).data;
    },
    subscribe(callback, onError, onConnect) {
      const { receive, end } = listen(callback);
      return rooms.subscribe(room, { onUpdate: receive, onError, onConnect, onEnd: end });
    },
  };
}

function successOf(response: ApiResponse): { success: boolean } {
  const data = acceptAny(response);
  return { success: true, ...(isRecord(data) ? data : {}) };
}

function queryToJson(call: string, query: unknown): string {
  if (!isPlainObject(query)) throw invalidCall(`${call} requires a query; {} matches all records`);
  if (hasEmptyList(query))
    throw invalidCall(`${call} received an empty condition; only {} matches all records`);
  return JSON.stringify(toPlain(query, 'query'));
}

/** Whether it has a list of conditions that turned out empty, or an empty condition in one. */
function hasEmptyList(query: object): boolean {
  return Object.entries(query).some(
    ([name, list]) =>
      /^\$(and|or|nor)$/.test(name) &&
      Array.isArray(list) &&
      (list.length === 0 || list.some((one) => isEmpty(one) || hasEmptyList(Object(one)))),
  );
}

function isEmpty(condition: unknown): boolean {
  return isPlainObject(condition) && Object.keys(condition).length === 0;
}

const defaultPageLimit = 100;
const requestOptionNames = ['signal', 'timeout', 'retry', 'maxBytes'];

/** The calls that read several records. `all` returns the path of the entity. */
function createEntityReads(http: Http, all: () => string) {
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
    /** @param given after the query: `sort, limit, skip, fields, options` for a list, or `page, options` for a page */
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
