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
