import type { PlatformError } from './errors';
import type { FieldOf, Filter, SelectedFields, Sort, Stored, WritableFields } from './filter';
import type { RequestOptions } from './http';

/** What has happened to a record, as its room hears of it. */
export interface EntityEvent<Fields extends object> {
  type: 'create' | 'update' | 'delete';
  id: string;
  /** The record; of one that was deleted, what it was. */
  data: Stored<Fields>;
  /** ISO 8601. */
  timestamp: string;
}

/**
 * The records of one name. Each call rejects with a PlatformError: 404 for an unknown id, 422 for a
 * record that its schema refuses.
 */
export interface Entity<Fields extends object> {
  /** `list('-due', 20, 0, ['id', 'title'])`: what is left out (or null) is not asked for. */
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
   * Deletes what the query finds; `{}` finds everything. An undefined anywhere in the query is refused
   * (`not_sent`): JSON leaves it out, and what is left would find more than was meant.
   */
  deleteMany(
    query: Filter<Fields>,
    options?: RequestOptions,
  ): Promise<{ success: boolean; deleted: number }>;
  bulkCreate(
    rows: readonly WritableFields<Fields>[],
    options?: RequestOptions,
  ): Promise<Stored<Fields>[]>;
  /** Sends a file whose rows become records. */
  importEntities(file: File, options?: RequestOptions): Promise<unknown>;
  /**
   * Hears of each change, whoever makes it, until what it gives back is called. `onError` is told of
   * what goes wrong in between; after a lost connection it goes on by itself.
   */
  subscribe(
    callback: (event: EntityEvent<Fields>) => void,
    onError?: (error: PlatformError) => void,
  ): () => void;
}
