import type { PlatformError } from './errors';
import type { RequestOptions } from './http';

/** Fields that the platform adds to each record. Dates are ISO 8601 strings. */
interface StoredFields {
  id: string;
  created_date: string;
  updated_date: string;
  created_by: string;
  created_by_id: string;
}

/** A record as the platform stores it. */
export type Stored<Fields extends object> = Fields & StoredFields;

/** A record as it's written, without the fields that the platform adds. */
type WritableFields<Fields extends object> = Omit<Fields, keyof StoredFields>;

type FieldOf<Fields extends object> = keyof Stored<Fields> & string;

/** A field's name, with a `-` prefix for descending order. */
type Sort<Fields extends object> = FieldOf<Fields> | `-${FieldOf<Fields>}`;

/** An optional field can also be compared with null. */
type ValueOf<Type> = undefined extends Type ? Exclude<Type, undefined> | null : Type;

interface Conditions<Value> {
  $gt?: Value;
  $gte?: Value;
  $lt?: Value;
  $lte?: Value;
  $ne?: Value;
  $in?: readonly Value[];
  $nin?: readonly Value[];
}

/** A value or a condition for each field; a record has to match all of them. */
type Filter<Fields extends object> = {
  [Name in keyof Stored<Fields>]?:
    | ValueOf<Stored<Fields>[Name]>
    | Conditions<ValueOf<Stored<Fields>[Name]>>;
} & {
  $and?: readonly Filter<Fields>[];
  $or?: readonly Filter<Fields>[];
};

/** A record with the selected fields, or with all of them if none were selected. */
type SelectedFields<Fields extends object, Name extends FieldOf<Fields>> = [
  FieldOf<Fields>,
] extends [Name]
  ? Stored<Fields>
  : Pick<Stored<Fields>, Name>;

/** As for `filter`. */
interface WatchOptions<Fields extends object, Name extends FieldOf<Fields>> {
  sort?: Sort<Fields> | null;
  limit?: number | null;
  skip?: number | null;
  fields?: readonly Name[] | null;
}

/** A change to a record, as sent to the entity's room. */
export interface EntityEvent<Fields extends object> {
  type: 'create' | 'update' | 'delete';
  id: string;
  /** The record; if deleted, as it was before. */
  data: Stored<Fields>;
  /** ISO 8601. */
  timestamp: string;
}

/**
 * The records of one entity. Each call rejects with a PlatformError: 404 for an unknown ID, 422 for a
 * record that doesn't match its schema.
 */
export interface Entity<Fields extends object> {
  /** `list('-due', 20, 0, ['id', 'title'])`: omitted (or null) arguments aren't sent. */
  list<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    sort?: Sort<Fields> | null,
    limit?: number | null,
    skip?: number | null,
    fields?: readonly Name[] | null,
    options?: RequestOptions,
  ): Promise<SelectedFields<Fields, Name>[]>;
  filter<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    query: Filter<Fields>,
    sort?: Sort<Fields> | null,
    limit?: number | null,
    skip?: number | null,
    fields?: readonly Name[] | null,
    options?: RequestOptions,
  ): Promise<SelectedFields<Fields, Name>[]>;
  get(id: string, options?: RequestOptions): Promise<Stored<Fields>>;
  create(data: WritableFields<Fields>, options?: RequestOptions): Promise<Stored<Fields>>;
  update(
    id: string,
    data: Partial<WritableFields<Fields>>,
    options?: RequestOptions,
  ): Promise<Stored<Fields>>;
  delete(id: string, options?: RequestOptions): Promise<{ success: boolean }>;
  /**
   * Deletes the records that match the query; `{}` matches all of them. Rejects `undefined` anywhere in
   * the query (`not_sent`), because JSON would drop it, and the rest could match more than intended.
   */
  deleteMany(
    query: Filter<Fields>,
    options?: RequestOptions,
  ): Promise<{ success: boolean; deleted: number }>;
  bulkCreate(
    rows: readonly WritableFields<Fields>[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /** Uploads a file whose rows become records. */
  importEntities(file: File, options?: RequestOptions): Promise<unknown>;
  /**
   * Calls back on each change, from any client. `onError` gets realtime errors; a lost connection
   * reconnects automatically. `onConnect` is called on each connection, the first included: list the
   * records again there, since changes made before it are missed.
   *
   * @returns a function that unsubscribes
   */
  subscribe(
    callback: (event: EntityEvent<Fields>) => void,
    onError?: (error: PlatformError) => void,
    onConnect?: () => void,
  ): () => void;
  /**
   * Calls back with what `filter` returns for the same query and options: at first, and after each change
   * that makes a difference, from any client. Changes in quick succession are delivered together. Each
   * list is one that the platform had, and none is older than the one before. Callers may modify theirs.
   *
   * Equal queries of a client share one subscription and one read; the order of the query's keys doesn't
   * matter.
   *
   * `onError` gets failed reads and realtime errors. The next successful read is delivered even if the
   * list is the same. A failed read is repeated after 5 s if that can help, and with the next change,
   * connection, or token.
   *
   * @returns a function that ends the watch
   * @throws PlatformError `not_sent` when the query can't be sent
   */
  watch<Name extends FieldOf<Fields> = FieldOf<Fields>>(
    query: Filter<Fields>,
    onRecords: (records: SelectedFields<Fields, Name>[]) => void,
    onError?: (error: PlatformError) => void,
    options?: WatchOptions<Fields, Name> | null,
  ): () => void;
}
