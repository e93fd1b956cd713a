import type { PlatformError } from './errors';
import type { RequestOptions } from './http';
import type { User } from './site';

/**
 * What `base44 types generate` fills by module augmentation: an app's entities with their fields, its
 * functions, and its agents. README.md shows how its file types this client.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an augmentation can add to an interface, not to a type
export interface EntityTypeRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface FunctionNameRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface AgentNameRegistry {}

/** The names in a registry; any name while it's empty. */
type NamesIn<Registry> = keyof Registry extends never ? string : keyof Registry & string;

export type FunctionName = NamesIn<FunctionNameRegistry>;
export type AgentName = NamesIn<AgentNameRegistry>;

/**
 * Every name, unchecked. With a type other than `any`, callers with `noUncheckedIndexedAccess` would have to check each
 * one for undefined, which it never is.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyObject = Record<string, any>;

/** Each entity's fields by its name. */
export type AnyRecords<Records> = { [Name in keyof Records]: object };

/** The entities in the registry, and the built-in User; any entity, unchecked, while it's empty. */
export type RegisteredRecords = keyof EntityTypeRegistry extends never
  ? AnyObject
  : EntityTypeRegistry & Pick<{ User: User }, Exclude<'User', keyof EntityTypeRegistry>>;

/** An app's entities by name: those of the type argument, or any. */
export type Entities<Records extends AnyRecords<Records>> = string extends keyof Records
  ? AnyObject
  : { readonly [Name in keyof Records]: Entity<Records[Name]> };

/** Fields that the platform adds to each record. Dates are ISO 8601 strings. */
interface StoredFields {
  id: string;
  created_date: string;
  updated_date: string;
  created_by: string;
  created_by_id: string;
}

type Stored<Fields extends object> = Fields & StoredFields;

type Writable<Fields extends object> = Omit<Fields, keyof StoredFields>;

type FieldOf<Fields extends object> = keyof Stored<Fields> & string;

/** A field's name, with a `-` prefix for descending order. */
type Sort<Fields extends object> = FieldOf<Fields> | `${'+' | '-'}${FieldOf<Fields>}`;

/** An optional field can also be compared with null. */
type ValueOf<Type> = undefined extends Type ? Exclude<Type, undefined> | null : Type;

/** A value, a list of accepted values, or operators such as `{ $gt: 1 }`, for each field; all of them have to match. */
type Filter<Fields extends object> = {
  [Name in keyof Stored<Fields>]?:
    | ValueOf<Stored<Fields>[Name]>
    | readonly ValueOf<Stored<Fields>[Name]>[]
    | { [Operator in `$${string}`]: unknown };
} & {
  [List in '$and' | '$or' | '$nor']?: readonly Filter<Fields>[];
};

/** A record with the selected fields. */
type Selected<Fields extends object, Name extends FieldOf<Fields>> = Pick<Stored<Fields>, Name>;

interface EntityPage<Item> {
  items: Item[];
  /** Pass it as `cursor` to read the next page; null on the last one. */
  next_cursor: string | null;
  has_more: boolean;
}

interface Page {
  /** By default, 100. */
  limit?: number | null;
  cursor?: string | null;
}

/** A cursor belongs to its query, sort, and fields; a later page needs no other option. */
interface PageOptions<Fields extends object, Name extends FieldOf<Fields>> extends Page {
  sort?: Sort<Fields> | null;
  fields?: readonly Name[] | null;
  distinct?: undefined;
}

interface DistinctOptions<Name extends string> extends Page {
  distinct: Name;
}

/** `list`, or `filter` with its query. */
interface Reader<Fields extends object, Query extends unknown[]> {
  /** `list('-due', 20, 0, ['id', 'title'])`: omitted (or null) arguments aren't sent. */
  <Name extends FieldOf<Fields> = FieldOf<Fields>>(
    ...given: [
      ...query: Query,
      sort?: Sort<Fields> | null,
      limit?: number | null,
      skip?: number | null,
      fields?: readonly Name[] | null,
      options?: RequestOptions,
    ]
  ): Promise<Selected<Fields, Name>[]>;
  /** Given an object, one page: `list({ sort: '-due', limit: 500, cursor: page.next_cursor })`. */
  <Name extends FieldOf<Fields> = FieldOf<Fields>>(
    ...given: [...query: Query, page: PageOptions<Fields, Name>, options?: RequestOptions]
  ): Promise<EntityPage<Selected<Fields, Name>>>;
  /** One page of a field's distinct values, in ascending order. */
  <Name extends FieldOf<Fields>>(
    ...given: [...query: Query, page: DistinctOptions<Name>, options?: RequestOptions]
  ): Promise<EntityPage<Stored<Fields>[Name]>>;
}

/** A change to a record, as sent to the entity's room. */
export interface EntityEvent<Fields extends object> {
  type: 'create' | 'update' | 'delete';
  id: string;
  /**
   * The record; if deleted, as it was before. `_oversize` marks a record that was too large to send and couldn't be read:
   * some of its fields are empty or missing.
   */
  data: Stored<Fields> & { _oversize?: boolean };
  timestamp: string;
}

/**
 * The records of one entity. Each call rejects with a PlatformError: 404 for an unknown ID, 422 for a record that doesn't
 * match its schema.
 */
export interface Entity<Fields extends object> {
  /** Some platforms send an object with `items` instead of a list; it's passed on. */
  list: Reader<Fields, []>;
  /** Rejects `undefined` anywhere in the query (`not_sent`), as every call with a query does. */
  filter: Reader<Fields, [query: Filter<Fields>]>;
  /** The number of records that match the query, by default of all. */
  count(query?: Filter<Fields> | null, options?: RequestOptions): Promise<number>;
  /**
   * Counts, sums, and the like, by group: `aggregate({ groupBy: 'status', sum: 'hours' })`. Also `query`, `dateBucket`,
   * `avg`, `min`, `max`, `countDistinct`, `having`, `sort`, and `limit`. Each row has the group's fields, then `count`,
   * `sum_hours`, and so on; `truncated` says whether there are more groups than `limit`.
   */
  aggregate(
    spec: { query?: Filter<Fields>; [option: string]: unknown },
    options?: RequestOptions,
  ): Promise<{ rows: AnyObject[]; truncated: boolean }>;
  get(id: string, options?: RequestOptions): Promise<Stored<Fields>>;
  create(data: Writable<Fields>, options?: RequestOptions): Promise<Stored<Fields>>;
  update(
    id: string,
    data: Partial<Writable<Fields>>,
    options?: RequestOptions,
  ): Promise<Stored<Fields>>;
  /** Any success counts: a response without the usual body resolves to `{ success: true }`. */
  delete(id: string, options?: RequestOptions): Promise<{ success: boolean }>;
  /** Deletes the records that match; `{}` matches all. `deleted` is missing if the platform doesn't report it. */
  deleteMany(
    query: Filter<Fields>,
    options?: RequestOptions,
  ): Promise<{ success: boolean; deleted?: number }>;
  bulkCreate(
    rows: readonly Writable<Fields>[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /**
   * Applies operators to the records that match: `updateMany({ unit: 'U1' }, { $inc: { hours: 1 } })`. While `has_more` is
   * true, some are left: call it again, with a query that excludes the updated ones.
   */
  updateMany(
    query: Filter<Fields>,
    data: { [Operator in `$${string}`]: { [Name in FieldOf<Fields>]?: unknown } },
    options?: RequestOptions,
  ): Promise<{ success: boolean; updated: number; has_more: boolean }>;
  bulkUpdate(
    rows: readonly (Partial<Writable<Fields>> & { id: string })[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /** Updates the records whose `key` fields match an existing record, and creates the others. */
  upsert(
    records: readonly Partial<Writable<Fields>>[],
    by: { key: FieldOf<Fields> | readonly FieldOf<Fields>[] },
    options?: RequestOptions,
  ): Promise<{ created: number; updated: number; records: Stored<Fields>[] }>;
  /** Uploads a file whose rows become records. */
  importEntities(file: File, options?: RequestOptions): Promise<unknown>;
  /**
   * Calls back on each change, from any client, and returns a function that unsubscribes. `onConnect` is called on each new
   * connection: list the records again there, since changes made before it are missed. If the client has a connection
   * already, it isn't called at first, so list them once yourself.
   */
  subscribe(
    callback: (event: EntityEvent<Fields>) => void,
    onError?: (error: PlatformError) => void,
    onConnect?: () => void,
  ): () => void;
}
