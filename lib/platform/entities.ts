import { invalidCall, isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions } from './http';
import { conditionsToJson, isPlainObject, toJson, toQueryString } from './json';
import { callSafely, type Rooms } from './realtime';
import { type ApiResponse, acceptAny, parseList, parseRecord } from './response';
import type { AnyRecords, Entities, Entity, EntityEvent } from './types';
import { path } from './url';

type AnyFields = Record<string, unknown>;
type AnyEvent = EntityEvent<AnyFields>;

export function createEntities<Records extends AnyRecords<Records>>(
  http: Http,
  rooms: Rooms,
  appId: string,
): Entities<Records> {
  // The caller declares the names and fields; at run time, any name works.
  return lazyProxy((name) => createEntity(http, rooms, appId, name)) as Entities<Records>;
}

/**
 * An object whose members are created on first access. `then` and `toJSON` are excluded, so awaiting
 * or serializing the object calls nothing; so are symbols and the members that every object has.
 */
export function lazyProxy<Member>(make: (name: string) => Member): Record<string, Member> {
  const made = new Map<string, Member>();
  return new Proxy<Record<string, Member>>(
    {},
    {
      get(target, name) {
        if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
        if (name === 'then' || name === 'toJSON') return undefined;
        const member = made.get(name) ?? make(name);
        made.set(name, member);
        return member;
      },
    },
  );
}

function createEntity(http: Http, rooms: Rooms, appId: string, name: string): Entity<AnyFields> {
  const all = () => path`apps/${appId}/entities/${name}`;
  const one = (id: string) => path`apps/${appId}/entities/${name}/${id}`;
  const read = createReader(http, all);
  const send = async (
    method: 'post' | 'put',
    address: string,
    data: unknown,
    options: RequestOptions | undefined,
  ) => http[method](address, { ...options, body: toJson(data) });
  return {
    // Whether it's a list or a page depends on the arguments, as the overloads say.
    list: (...given) => read(undefined, given) as Promise<never>,
    // As in list.
    filter: (query, ...given) => read(query, given) as Promise<never>,
    async count(q, options) {
      const response = await http.get(`${all()}/count${toQueryString({ q })}`, options);
      const { count } = parseRecord<{ count?: unknown }>(response);
      if (typeof count === 'number') return count;
      throw unexpectedResponse(response.status, 'no count');
    },
    async aggregate(spec, options) {
      // Without undefined, which would widen them.
      toJson(spec.query ?? {}, 'query', true);
      toJson(spec.having ?? {}, 'having', true);
      return parseRecord(await send('post', `${all()}/aggregate`, spec, options));
    },
    get: async (id, options) => parseRecord(await http.get(one(id), options)),
    create: async (data, options) => parseRecord(await send('post', all(), data, options)),
    update: async (id, data, options) => parseRecord(await send('put', one(id), data, options)),
    delete: async (id, options) =>
      successOf(await http.delete(one(id), { ...options, acceptsText: true })),
    async deleteMany(query, options) {
      const body = conditionsToJson('deleteMany', query);
      return successOf(await http.delete(all(), { ...options, body, acceptsText: true }));
    },
    bulkCreate: async (rows, options) =>
      parseList(await send('post', `${all()}/bulk`, rows, options)),
    async updateMany(query, data, options) {
      const operators = isPlainObject(data) ? Object.keys(data) : [];
      if (operators.length === 0 || !operators.every((operator) => operator.startsWith('$')))
        throw invalidCall('updateMany requires operators, such as { $set: { … } }');
      const body = `{"query":${conditionsToJson('updateMany', query)},"data":${toJson(data)}}`;
      return parseRecord(await http.patch(`${all()}/update-many`, { ...options, body }));
    },
    bulkUpdate: async (rows, options) =>
      parseList(await send('put', `${all()}/bulk`, rows, options)),
    upsert: async (records, { key }, options) =>
      parseRecord(await send('post', `${all()}/upsert`, { records, key }, options)),
    async importEntities(file, options) {
      if (!(file instanceof Blob)) throw invalidCall('importEntities requires a File');
      const body = new FormData();
      body.append('file', file);
      return (await http.post(`${all()}/import`, { ...options, body })).data;
    },
    subscribe(callback, onError, onConnect) {
      const { receive, end } = createCompleter(
        async (id) => (await http.get(one(id))).data,
        callback,
      );
      const room = `entities:${appId}:${name}`;
      return rooms.subscribe(room, { onUpdate: receive, onError, onConnect, onEnd: end });
    },
  };
}

function successOf(response: ApiResponse): { success: boolean } {
  const data = acceptAny(response);
  return { success: true, ...(isRecord(data) ? data : {}) };
}

/**
 * The call that reads a list or a page. `given` is what follows the query: `sort, limit, skip, fields, options` for a
 * list, or `page, options` for a page. The types of `list` and `filter` say which arguments go together.
 */
function createReader(http: Http, all: () => string) {
  return async (q: unknown, given: readonly unknown[]): Promise<unknown> => {
    const [first, second, skip, fields, options] = given;
    if (!isRecord(first)) {
      const query = toQueryString({ q, sort: first, limit: second, skip, fields });
      // As the types say.
      return parseList(await http.get(all() + query, options as RequestOptions));
    }
    const { cursor, distinct } = first;
    const limit = first.limit || 100;
    const which = distinct ? { distinct } : { sort: first.sort, fields: first.fields };
    const query = toQueryString({ q, limit, cursor, ...which });
    // As above.
    return parseRecord(await http.get(`${all()}/v2/list${query}`, second as RequestOptions));
  };
}

/**
 * For a subscriber of an entity: events whose record was too large to send are delivered with the record that was read;
 * without it, as they are. If a newer event of the record comes first, it replaces the one that waits.
 */
function createCompleter(
  read: (id: string) => Promise<unknown>,
  callback: (event: AnyEvent) => void,
) {
  /** By ID, the newest event that isn't delivered yet. */
  const newest = new Map<string, AnyEvent>();

  function deliver(event: AnyEvent, record: unknown): void {
    if (newest.get(event.id) !== event) return;
    newest.delete(event.id);
    // The fields are the caller's declaration; they aren't validated.
    const whole = isRecord(record) ? { ...event, data: record as AnyEvent['data'] } : event;
    callSafely(() => callback(whole));
  }

  return {
    receive(received: object) {
      // As in deliver.
      const event = received as AnyEvent;
      const { type, id, data } = event;
      newest.set(id, event);
      const isOversize = type !== 'delete' && isRecord(data) && data._oversize === true;
      if (!isOversize) return deliver(event, null);
      read(id).then(
        (record) => deliver(event, record),
        () => deliver(event, null),
      );
    },
    /** Nothing is delivered afterwards. */
    end: () => newest.clear(),
  };
}
