import type {
  AggregateResult,
  AggregateSpec,
  DistinctOptions,
  EntityPage,
  FieldOf,
  Filter,
  PageOptions,
  SelectedFields,
  Sort,
  Stored,
  UpdateOperators,
  WritableFields,
} from './entity-types';
import type { PlatformError } from './errors';
import type { RequestOptions } from './http';

/** A change to a record, as sent to the entity's room. */
export interface EntityEvent<Fields extends object> {
  type: 'create' | 'update' | 'delete';
  id: string;
  /**
   * The record; if deleted, as it was before. `_oversize` marks a record that was too large to send and couldn't be read:
   * some of its fields are empty or missing.
   */
  data: Stored<Fields> & { _oversize?: boolean };
  /** ISO 8601. */
  timestamp: string;
}

type ListArguments<Fields extends object, Name> = [
  sort?: Sort<Fields> | null,
  limit?: number | null,
  skip?: number | null,
  fields?: readonly Name[] | null,
  options?: RequestOptions,
];

/**
 * The records of one entity. Each call rejects with a PlatformError: 404 for an unknown ID, 422 for a record that doesn't
 * match its schema.
 */
export interface Entity<Fields extends object> {
  /** `list('-due', 20, 0, ['id', 'title'])`: omitted (or null) arguments aren't sent. */
  list<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    ...given: ListArguments<Fields, Name>
  ): Promise<SelectedFields<Fields, Name>[]>;
  /** Given an object, one page: `list({ sort: '-due', limit: 500, cursor: page.next_cursor })`. */
  list<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    page: PageOptions<Fields, Name>,
    options?: RequestOptions,
  ): Promise<EntityPage<SelectedFields<Fields, Name>>>;
  /** One page of a field's distinct values. */
  list<Name extends FieldOf<Fields>>(
    page: DistinctOptions<Name>,
    options?: RequestOptions,
  ): Promise<EntityPage<Stored<Fields>[Name]>>;
  /** Rejects `undefined` anywhere in the query (`not_sent`), as every call with a query does. */
  filter<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    query: Filter<Fields>,
    ...given: ListArguments<Fields, Name>
  ): Promise<SelectedFields<Fields, Name>[]>;
  filter<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    query: Filter<Fields>,
    page: PageOptions<Fields, Name>,
    options?: RequestOptions,
  ): Promise<EntityPage<SelectedFields<Fields, Name>>>;
  filter<Name extends FieldOf<Fields>>(
    query: Filter<Fields>,
    page: DistinctOptions<Name>,
    options?: RequestOptions,
  ): Promise<EntityPage<Stored<Fields>[Name]>>;
  /** The number of records that match the query, by default of all. */
  count(query?: Filter<Fields> | null, options?: RequestOptions): Promise<number>;
  /** Counts, sums, and the like, by group: `aggregate({ groupBy: 'status', sum: 'hours' })`. */
  aggregate(spec: AggregateSpec<Fields>, options?: RequestOptions): Promise<AggregateResult>;
  get(id: string, options?: RequestOptions): Promise<Stored<Fields>>;
  create(data: WritableFields<Fields>, options?: RequestOptions): Promise<Stored<Fields>>;
  update(
    id: string,
    data: Partial<WritableFields<Fields>>,
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
    rows: readonly WritableFields<Fields>[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /**
   * Applies operators to the records that match the query: `updateMany({ unit: 'U1' }, { $inc: { hours:
   * 1 } })`. While `has_more` is true, some are left: call it again, with a query that excludes the
   * updated ones. Rejects data without operators.
   */
  updateMany(
    query: Filter<Fields>,
    data: UpdateOperators<Fields>,
    options?: RequestOptions,
  ): Promise<{ success: boolean; updated: number; has_more: boolean }>;
  /** Updates each record by ID with its own fields. */
  bulkUpdate(
    rows: readonly (Partial<WritableFields<Fields>> & { id: string })[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /** Updates the records whose `key` fields match an existing record, and creates the others. */
  upsert(
    records: readonly Partial<WritableFields<Fields>>[],
    by: { key: FieldOf<Fields> | readonly FieldOf<Fields>[] },
    options?: RequestOptions,
  ): Promise<{ created: number; updated: number; records: Stored<Fields>[] }>;
  /** Uploads a file whose rows become records. */
  importEntities(file: File, options?: RequestOptions): Promise<unknown>;
  /**
   * Calls back on each change, from any client. `onError` gets realtime errors; a lost connection
   * reconnects automatically. `onConnect` is called on each new connection: list the records again
   * there, since changes made before it are missed. If the client has a connection already, it isn't
   * called at first, so list them once yourself.
   *
   * @returns a function that unsubscribes
   */
  subscribe(
    callback: (event: EntityEvent<Fields>) => void,
    onError?: (error: PlatformError) => void,
    onConnect?: () => void,
  ): () => void;
}
