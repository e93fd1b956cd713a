import type { FieldOf, Filter, Sort, Stored, WritableFields } from './entity-fields';

/** Part of a query's results, as the platform sends it. */
export interface EntityPage<Item> {
  items: Item[];
  /** Pass it as `cursor` to read the next page; null on the last one. */
  next_cursor: string | null;
  has_more: boolean;
}

/** A cursor belongs to its query, sort, and fields; a later page needs no other option. */
export interface PageOptions<Fields extends object, Name extends FieldOf<Fields>> {
  sort?: Sort<Fields> | null;
  /** By default, 100. */
  limit?: number | null;
  cursor?: string | null;
  fields?: readonly Name[] | null;
  distinct?: undefined;
}

export interface DistinctOptions<Name extends string> {
  /** The field whose distinct values are read, in ascending order. */
  distinct: Name;
  /** By default, 100. */
  limit?: number | null;
  cursor?: string | null;
}

type OneOrMore<Name> = Name | readonly Name[];

/** What to group records by, and what to compute for each group. */
export interface AggregateSpec<Fields extends object> {
  query?: Filter<Fields>;
  groupBy?: OneOrMore<FieldOf<Fields>>;
  dateBucket?: { field: FieldOf<Fields>; unit: 'day' | 'week' | 'month' | 'year' };
  /** Whether each row has a `count`, which it does by default. */
  count?: boolean;
  sum?: OneOrMore<FieldOf<Fields>>;
  avg?: OneOrMore<FieldOf<Fields>>;
  min?: OneOrMore<FieldOf<Fields>>;
  max?: OneOrMore<FieldOf<Fields>>;
  countDistinct?: FieldOf<Fields>;
  /** A filter on the computed fields: `{ count: { $gt: 1 } }`. */
  having?: Record<string, unknown>;
  sort?: string;
  limit?: number;
}

export interface AggregateResult {
  /** The group's fields, then `count`, `sum_hours`, `avg_hours`, `count_distinct_unit`, and so on. */
  // Which fields a row has depends on the whole spec.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  rows: Record<string, any>[];
  /** Whether there are more groups than `limit`. */
  truncated: boolean;
}

type FieldsOfType<Fields extends object, Type> = {
  [Name in FieldOf<Fields> as NonNullable<Stored<Fields>[Name]> extends Type ? Name : never]?: Type;
};

/** A change to many records at once, with at least one operator. */
export interface UpdateOperators<Fields extends object> {
  $set?: Partial<WritableFields<Fields>>;
  $inc?: FieldsOfType<Fields, number>;
  $mul?: FieldsOfType<Fields, number>;
  $unset?: { [Name in keyof Fields]?: unknown };
  $min?: Partial<WritableFields<Fields>>;
  $max?: Partial<WritableFields<Fields>>;
  $push?: { [Name in keyof Fields]?: unknown };
  $pull?: { [Name in keyof Fields]?: unknown };
  $addToSet?: { [Name in keyof Fields]?: unknown };
  $currentDate?: { [Name in keyof Fields]?: unknown };
  $rename?: { [Name in keyof Fields]?: string };
}
