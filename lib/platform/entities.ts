import { isFile, toJson } from './body';
import type { Entity, EntityEvent, Stored } from './entity';
import { isRecord, PlatformError } from './errors';
import { type AnyObject, lazyProxy } from './lazy-proxy';
import { path } from './path';
import { toQueryString } from './query';
import { parseList, parseRecord } from './response';
import type { Transport } from './transport';

/** An app's entities by name: those of the type argument, or any. */
export type Entities<Records extends { [Name in keyof Records]: object }> =
  string extends keyof Records
    ? AnyObject
    : { readonly [Name in keyof Records]: Entity<Records[Name]> };

type AnyFields = Record<string, unknown>;
type EntityTransport = Pick<Transport, 'http' | 'rooms' | 'liveQueries'>;

export function createEntities<Records extends { [Name in keyof Records]: object }>(
  transport: EntityTransport,
  appId: string,
): Entities<Records> {
  // The caller declares the names and fields; at run time, any name works.
  return lazyProxy((name) => createEntity(transport, appId, name)) as Entities<Records>;
}

function createEntity(
  { http, rooms, liveQueries }: EntityTransport,
  appId: string,
  name: string,
): Entity<AnyFields> {
  const all = () => path`apps/${appId}/entities/${name}`;
  const room = `entities:${appId}:${name}`;
  const one = (id: string) => path`apps/${appId}/entities/${name}/${id}`;
  return {
    async list(sort, limit, skip, fields, options) {
      const query = toQueryString({ sort, limit, skip, fields });
      return parseList(await http.get(all() + query, options));
    },
    async filter(filter, sort, limit, skip, fields, options) {
      const query = toQueryString({ q: filter, sort, limit, skip, fields });
      return parseList(await http.get(all() + query, options));
    },
    get: async (id, options) => parseRecord(await http.get(one(id), options)),
    create: async (data, options) =>
      parseRecord(await http.post(all(), { ...options, body: toJson(data) })),
    update: async (id, data, options) =>
      parseRecord(await http.put(one(id), { ...options, body: toJson(data) })),
    delete: async (id, options) => parseRecord(await http.delete(one(id), options)),
    async deleteMany(query, options) {
      rejectUndefined(query);
      return parseRecord(await http.delete(all(), { ...options, body: toJson(query) }));
    },
    async bulkCreate(rows, options) {
      return parseList(await http.post(`${all()}/bulk`, { ...options, body: toJson(rows) }));
    },
    async importEntities(file, options) {
      if (!isFile(file)) throw invalidCall('importEntities requires a File');
      const body = new FormData();
      body.append('file', file);
      return (await http.post(`${all()}/import`, { ...options, body })).data;
    },
    subscribe(callback, onError, onConnect) {
      return rooms.subscribe(room, {
        // The fields are the caller's declaration; they aren't validated.
        onUpdate: (event) => callback(event as EntityEvent<AnyFields>),
        onError,
        onConnect,
      });
    },
    watch(filter, onRecords, onError, options) {
      const { sort, limit, skip, fields } = options ?? {};
      const request = { room, address: all(), filter, page: { sort, limit, skip, fields } };
      return liveQueries.watch(request, {
        // As in subscribe.
        onRecords: (records) => onRecords(records as Stored<AnyFields>[]),
        onError,
      });
    },
  };
}

function rejectUndefined(query: unknown): void {
  if (!isRecord(query)) throw invalidCall('deleteMany requires a query; {} deletes all records');
  toJson(query, (part) => {
    if (part === undefined)
      throw invalidCall('deleteMany received a query with an undefined value');
  });
}

function invalidCall(message: string): PlatformError {
  return new PlatformError(message, { code: 'not_sent' });
}
