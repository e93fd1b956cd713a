/** Each entity's fields by its name. */
export type AnyRecords<Records> = { [Name in keyof Records]: object };

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
export type WritableFields<Fields extends object> = Omit<Fields, keyof StoredFields>;

export type FieldOf<Fields extends object> = keyof Stored<Fields> & string;

/** A field's name, with a `-` prefix for descending order. */
export type Sort<Fields extends object> = FieldOf<Fields> | `${'+' | '-'}${FieldOf<Fields>}`;

/** An optional field can also be compared with null. */
type ValueOf<Type> = undefined extends Type ? Exclude<Type, undefined> | null : Type;

/** The operators of both platform generations; from `$eq` on, those of the current one. */
interface Comparisons<Value> {
  $gt?: Value;
  $gte?: Value;
  $lt?: Value;
  $lte?: Value;
  $ne?: Value;
  $in?: readonly Value[];
  $nin?: readonly Value[];
  $eq?: Value;
  $exists?: boolean;
  $regex?: [Extract<Value, string>] extends [never] ? never : string;
  $all?: Value extends readonly (infer Item)[] ? readonly Item[] : never;
  $size?: Value extends readonly unknown[] ? number : never;
}

interface Conditions<Value> extends Comparisons<Value> {
  $not?: Comparisons<Value>;
}

/** A value, a list of accepted values, or a condition for each field; a record has to match all of them. */
export type Filter<Fields extends object> = {
  [Name in keyof Stored<Fields>]?:
    | ValueOf<Stored<Fields>[Name]>
    | readonly ValueOf<Stored<Fields>[Name]>[]
    | Conditions<ValueOf<Stored<Fields>[Name]>>;
} & {
  $and?: readonly Filter<Fields>[];
  $or?: readonly Filter<Fields>[];
  $nor?: readonly Filter<Fields>[];
};

/** A record with the selected fields, or with all of them if none were selected. */
export type SelectedFields<Fields extends object, Name extends FieldOf<Fields>> = [
  FieldOf<Fields>,
] extends [Name]
  ? Stored<Fields>
  : Pick<Stored<Fields>, Name>;

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
